"""The smallest engine for the arena: passes and plays its first cards. Can be told to break, for the tests."""

import json
import sys


def main(arguments: list[str]) -> None:
    log = open(arguments[1], "w") if arguments[:1] == ["--log"] else None  # noqa: SIM115
    hand: list[str] = []
    for line in sys.stdin:
        if log is not None:
            log.write(line)
            log.flush()
        message = json.loads(line)
        if "deal" in message:
            hand = message["deal"]["hand"]
        elif "pass?" in message:
            print(json.dumps({"pass": hand[:3]}), flush=True)
        elif "play?" in message:
            if arguments == ["--leave"]:
                return
            if arguments == ["--nonsense"]:
                print("a card, I think", flush=True)
            elif arguments == ["--illegal"]:
                print(json.dumps({"play": "2C" if "2C" not in message["play?"] else "AH"}), flush=True)
            elif arguments != ["--silent"]:
                print(json.dumps({"play": message["play?"][0]}), flush=True)


main(sys.argv[1:])
