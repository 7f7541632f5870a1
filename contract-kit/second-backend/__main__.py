"""A backend for Jejaring Masjid, written from the contract's pages alone.

`python3 contract-kit/second-backend --help` has the options. Prints its address, then serves until it is
ended or whoever started it closes its standard input.
"""

import argparse
import sys
import threading

import accountability  # noqa: F401  the modules put their operations into the table
import accounts  # noqa: F401
import capabilities
import cashbook  # noqa: F401
import donations  # noqa: F401
import fundraisers  # noqa: F401
import inbox  # noqa: F401
import news  # noqa: F401
import programs  # noqa: F401
import tickets  # noqa: F401
from server import Server
from state import State


def options():
    parser = argparse.ArgumentParser(prog="second-backend", description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=0, help="default: a free one")
    parser.add_argument("--key", required=True, help="what the header `key` has to be")
    parser.add_argument("--origin", action="append", default=[], help="besides those of localhost")
    parser.add_argument("--otp", help="the one-time code of every number, for tests")
    parser.add_argument("--base", action="store_true", help="contract 1.0 alone")
    parser.add_argument("--without", action="append", default=[], metavar="NAME",
                        help="`{controller}/{kode}` or `{controller}/{kode}#{field}` to withhold")
    parser.add_argument("--token-required", action="store_true",
                        help="refuse every form of contract 1.0 without a token, not new-password alone")
    parser.add_argument("--list", action="store_true", help="print the capabilities by name")
    return parser.parse_args()


def main():
    given = options()
    if given.list:
        print("\n".join(sorted(capabilities.ALL)))
        return
    withheld = capabilities.ALL if given.base else given.without
    state = State(capabilities.Capabilities(withheld), given.otp, given.token_required)
    server = Server(("127.0.0.1", given.port), state, given.key, given.origin)
    print(f"http://localhost:{server.server_address[1]}", flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        sys.stdin.buffer.read()
    except KeyboardInterrupt:
        pass


main()
