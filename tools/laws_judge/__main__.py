"""`tools/laws`: every law of the language against programs that are made up, with CPython as the
judge."""

import argparse
import datetime
import os
import re
import sys
import time

from . import cases, pythons, report, session


def work_arguments(parser):
    """What is tried, and how much of it."""
    parser.add_argument(
        "--programs",
        type=int,
        default=400000,
        metavar="N",
        help="pairs of a rule and a program, changed texts among them (default: 400000)",
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
    parser.add_argument(
        "--rounds",
        type=int,
        default=1,
        metavar="R",
        help="the work as R smaller ones, each with a seed of its own and all kinds of places: "
        "what is ended early has tried everything alike (default: 1)",
    )
    parser.add_argument("--only", metavar="REGEX", help="only rules whose action or label matches")


def arguments():
    parser = argparse.ArgumentParser(prog="tools/laws", description=__doc__)
    work_arguments(parser)
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
    parser.add_argument(
        "--steady", type=int, default=6000, metavar="N", help="mutated rule files (default: 6000)"
    )
    parser.add_argument(
        "--sanitized", metavar="PATH", help="a sanitizer's build, for the mutated rule files"
    )
    parser.add_argument(
        "--document",
        metavar="FILE",
        help="write the report there (without arguments: docs/laws.md)",
    )
    parser.add_argument(
        "--resume", metavar="FILE", help="keep what is done there, and leave out what it holds"
    )
    parser.add_argument(
        "--minutes",
        type=float,
        metavar="M",
        help="end after so many minutes; what is done is counted (with --resume, the rest is next)",
    )
    parser.add_argument(
        "--earlier",
        metavar="NAME=PATH",
        help="count the failures of another edition's binary, too, for the report",
    )
    parser.add_argument(
        "--earlier-programs",
        type=int,
        default=50000,
        metavar="N",
        help="how many pairs it gets (default: 50000)",
    )
    parser.add_argument("--cases", action="store_true", help="only the single cases of tests/laws")
    parser.add_argument(
        "--case", metavar="NAME", help="only the single case whose name holds NAME"
    )
    return parser.parse_args()


def sample(options):
    """The everyday run: a few pairs of everything, others each day."""
    options.seed = int(datetime.date.today().strftime("%Y%m%d"))
    options.programs = min(options.programs, 6000)
    options.steady = min(options.steady, 60)


def work_of(options):
    batches = []
    for n in range(options.rounds):
        share = -(-options.programs // options.rounds)
        seed = options.seed + 1000003 * n
        batches += session.plan(share, seed, options.only, options.variants)[0]
    if not options.only or re.search(options.only, "steady"):
        whole, rest = divmod(options.steady, 50)
        for number, count in enumerate([50] * whole + [rest] * bool(rest)):
            batches.append(
                ("steady", options.sanitized or options.binary, count, options.seed, number)
            )
    part, parts = map(int, options.part.split("/"))
    return batches[part - 1 :: parts]


def earlier(options, versions, progress):
    """(name, programs, failures) of another edition under the same generator, or None."""
    if not options.earlier:
        return None
    name, _, path = options.earlier.partition("=")
    batches, _rules = session.plan(
        options.earlier_programs, options.seed, options.only, options.variants
    )
    found = session.run(
        batches,
        os.path.abspath(path),
        options.variants,
        versions,
        options.jobs,
        progress,
        options.resume,
        options.minutes,
    )
    print("", file=sys.stderr)
    print("%s: %d failures of %d" % (name, len(found.failures), found.count["programs"]))
    return name, found.count["programs"], len(found.failures)


def main():
    options = arguments()
    if options.sample:
        sample(options)
    if options.cases or options.case:
        return 1 if cases.run(options.binary, "tests/laws", options.case) else 0
    options.binary = os.path.abspath(options.binary)
    options.sanitized = options.sanitized and os.path.abspath(options.sanitized)
    versions = pythons.installed() if options.versions != "none" else {}
    if options.versions not in ("all", "none"):
        versions = {v: p for v, p in versions.items() if v in options.versions.split(",")}
    main_version = "%d.%d" % sys.version_info[:2]
    others = [v for v in versions if v != main_version]
    print(
        "seed %d, judged by Python %s and %s"
        % (options.seed, main_version, ", ".join(others) or "no other")
    )
    begin = time.time()

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
        work_of(options),
        options.binary,
        options.variants,
        versions,
        options.jobs,
        progress,
        options.resume,
        options.minutes,
    )
    seconds = time.time() - begin
    print("", file=sys.stderr)
    total.earlier = earlier(options, versions, progress)
    for name, count in sorted(total.count.items()):
        print("%8d %s" % (count, name))
    report.failures(total.failures, options)
    report.refusals(total, options)
    for title, reasons in (("refused", total.refused), ("rightly refused", total.rightly)):
        for reason, count in reasons.most_common(15):
            print("%6d %s: %s" % (count, title, reason[:120]))
    for label, said in total.rejected.items():
        print("       rule not accepted: %s: %s" % (label, said))
    if len(sys.argv) == 1 or options.document:
        with open(options.document or "docs/laws.md", "w", encoding="utf-8") as f:
            f.write(report.document(total, options, versions, seconds, main_version))
    wrong = len(total.failures)
    checked = total.count["programs"] + total.count["programs under mutated rules"]
    print("%d passed, %d failed (%.0f s)" % (max(0, checked - wrong), wrong, seconds))
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
