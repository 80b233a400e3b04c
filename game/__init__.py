"""Kettle Burrow Hearts: rules, players, table, device, look and screens, in that order of dependence."""
