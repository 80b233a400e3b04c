"""Who plays: the computer levels, the hint and the arena that measures them. They see a SeatView and nothing else."""
