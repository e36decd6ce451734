"""`tools/laws`: every law of the language against programs that are made up, with CPython as the
judge."""

import argparse
import collections
import datetime
import sys
import time

from . import cases, pythons, report, session


def arguments():
    parser = argparse.ArgumentParser(prog="tools/laws", description=__doc__)
    parser.add_argument(
        "--programs",
        type=int,
        default=200000,
        metavar="N",
        help="pairs of a rule and a program (default: 200000)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="other programs for another seed (default: 1)"
    )
    parser.add_argument(
        "--sample", action="store_true", help="a sample of today's: another seed each day"
    )
    parser.add_argument(
        "--variants",
        type=int,
        default=1,
        metavar="K",
        help="how often each program is run once more with its text changed "
        "but not its meaning (default: 1)",
    )
    parser.add_argument(
        "--part", default="1/1", metavar="I/N", help="only the I-th of N parts of the work"
    )
    parser.add_argument("--only", metavar="REGEX", help="only rules whose action or label matches")
    parser.add_argument(
        "--binary",
        default="build/release/hvrewrite",
        help="the rewriter (default: build/release/hvrewrite)",
    )
    parser.add_argument("--jobs", "-j", type=int, default=2, help="processes (default: 2)")
    parser.add_argument(
        "--versions",
        default="all",
        help="`all`, `none` or a list of Python versions that judge beside the main one",
    )
    parser.add_argument(
        "--keep",
        default="build/laws",
        metavar="DIR",
        help="where failures are kept, reduced (default: build/laws)",
    )
    parser.add_argument(
        "--groups",
        type=int,
        default=60,
        help="how many groups of failures are reduced and shown (default: 60)",
    )
    parser.add_argument("--cases", action="store_true", help="only the single cases of tests/laws")
    parser.add_argument(
        "--case", metavar="NAME", help="only the single case whose name holds NAME"
    )
    return parser.parse_args()


def main():
    options = arguments()
    if options.sample:
        options.seed = int(datetime.date.today().strftime("%Y%m%d"))
    if options.cases or options.case:
        return 1 if cases.run(options.binary, "tests/laws", options.case) else 0
    versions = pythons.installed() if options.versions != "none" else {}
    if options.versions not in ("all", "none"):
        versions = {v: p for v, p in versions.items() if v in options.versions.split(",")}
    begin = time.time()
    batches, _rules = session.plan(options.programs, options.seed, options.only)
    part, parts = map(int, options.part.split("/"))
    batches = batches[part - 1 :: parts]
    print(
        "seed %d, judged by Python %d.%d and %s"
        % (options.seed, *sys.version_info[:2], ", ".join(versions) or "no other")
    )

    def progress(n, of, total):
        if n % 20 == 0 or n == of:
            print(
                "\r%d of %d batches, %d programs, %d failures"
                % (n, of, total.count["programs"], len(total.failures)),
                end="",
                file=sys.stderr,
                flush=True,
            )

    total = session.run(
        batches, options.binary, options.variants, versions, options.jobs, progress
    )
    print("", file=sys.stderr)
    for name, count in sorted(total.count.items()):
        print("%8d %s" % (count, name))
    print("%8d failures; %.0f s" % (len(total.failures), time.time() - begin))
    report.failures(total.failures, options)
    for reason, count in total.refused.most_common(15):
        print("%6d refused: %s" % (count, reason[:120]))
    for reason, count in total.rightly.most_common(15):
        print("%6d rightly refused: %s" % (count, reason[:120]))
    for label, said in total.rejected.items():
        print("       rule not accepted: %s: %s" % (label, said))
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
