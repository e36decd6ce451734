"""`tools/generate`: makes training programs, has them rewritten, looks at the results, has the judge run them."""

import argparse
import os
import sys

from . import structural, write

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def arguments():
    parser = argparse.ArgumentParser(prog="tools/generate", description=__doc__)
    parser.add_argument("--programs", type=int, default=200, help="how many (default: 200)")
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        help="the first program's seed; program k has seed S + k (default: 0)",
    )
    parser.add_argument(
        "--out",
        default=os.path.join(ROOT, "build", "generated"),
        help="where programs and verdicts lie (default: build/generated)",
    )
    parser.add_argument(
        "--pattern",
        choices=("session", "monitored", "tape", "keras"),
        help="programs of this pattern only",
    )
    parser.add_argument("--check", action="store_true", help="rewrite each and look at the text")
    parser.add_argument(
        "--prove", action="store_true", help="have the judge of tools/prove run each"
    )
    parser.add_argument(
        "--originals",
        action="store_true",
        help="run each as it is, alone; one that fails is a fault of the generator",
    )
    parser.add_argument(
        "--binary", default=os.path.join(ROOT, "build", "release", "hvrewrite"), help="the rewriter"
    )
    parser.add_argument(
        "--rules", default=os.path.join(ROOT, "rulesets", "horovod.hvr"), help="the ruleset"
    )
    parser.add_argument(
        "--label", default="now", help="a name for this rewriter and its verdicts (default: now)"
    )
    parser.add_argument(
        "--ranks",
        default="2",
        metavar="N[,M…]",
        help="processes of a run; of several counts the programs take one after the other (default: 2)",
    )
    parser.add_argument(
        "--samples", type=int, default=203, help="made-up samples of a run (default: 203)"
    )
    parser.add_argument(
        "--part", default="1/1", metavar="I/N", help="run only every Nth program, from the Ith on"
    )
    parser.add_argument(
        "--limit", type=int, default=0, help="run at most so many programs that have no verdict yet"
    )
    parser.add_argument(
        "--kept",
        default="",
        metavar="FILE",
        help="verdicts of runs on other machines: taken where a program is still rewritten in the same way, and written anew",
    )
    parser.add_argument("--again", action="store_true", help="forget the verdicts of this label")
    parser.add_argument("--workers", type=int, default=2, help="programs at once (default: 2)")
    parser.add_argument(
        "--write", metavar="FILE", help="write the shares as a document, e.g. docs/generated.md"
    )
    parser.add_argument("--about", default="", help="what the document says of the rewriter")
    parser.add_argument(
        "--most",
        type=float,
        metavar="PERCENT",
        help="exit with 1 when more than this are silently wrong",
    )
    return parser.parse_args()


def prepare(options):
    """The folder of these programs; made unless they are there."""
    name = "%s%d-%d" % (
        options.pattern + "-" if options.pattern else "",
        options.seed,
        options.programs,
    )
    folder = os.path.join(options.out, name)
    if not os.path.exists(os.path.join(folder, "programs.json")):
        write.programs(
            options.programs,
            options.seed,
            folder,
            **({"pattern": options.pattern} if options.pattern else {})
        )
    print(
        "%d programs of seeds %d to %d: %s"
        % (options.programs, options.seed, options.seed + options.programs - 1, folder)
    )
    return folder


def write_shares(options, looked, ran):
    """The document with the sections that were made; others that it has stay."""
    from . import report

    there = ""
    if os.path.exists(options.write):
        with open(options.write, encoding="utf-8") as f:
            there = f.read()
    last = options.seed + options.programs - 1
    what = "seeds %d to %d" % (options.seed, last)
    if ran:
        what = "the first of seeds from %d on" % options.seed if len(ran) < options.programs else what
    what += ", " + options.about if options.about else ""
    text = report.document(looked, ran, what, there, options.label)
    with open(options.write, "w", encoding="utf-8") as f:
        f.write(text)


def main():
    options = arguments()
    folder = prepare(options)
    looked = ran = None
    failed = False
    if options.originals:
        from . import originals

        faults = originals.run(folder, os.path.join(folder, "logs"), options.workers)
        failed = any(faults.values())
        print("%d originals run, %d fail" % (len(faults), sum(map(bool, faults.values()))))
    if options.check:
        verdicts = os.path.join(folder, options.label + ".looked")
        looked, rate = structural.folder(
            options.binary, options.rules, folder, verdicts, options.workers, not options.again
        )
        print("\n".join(structural.summary(looked)))
        if rate:
            print("%.1f programs a second" % rate)
    if options.prove:
        from . import proof

        ranks = tuple(map(int, options.ranks.split(",")))
        verdicts = os.path.join(folder, "%s.run%s" % (options.label, "-".join(map(str, ranks))))
        if options.again and os.path.exists(verdicts):
            os.remove(verdicts)
        part = tuple(map(int, options.part.split("/")))
        ran = proof.folder(
            options.binary,
            options.rules,
            folder,
            verdicts,
            ranks,
            part,
            options.workers,
            limit=options.limit,
            samples=options.samples,
            also=options.kept,
        )
        if options.kept:
            proof.keep(options.kept, ran)
        print("\n".join(proof.summary(ran)))
    if options.write:
        write_shares(options, looked, ran)
    if options.most is not None:
        for verdicts in filter(None, (looked, ran)):
            wrong = (
                100.0 * sum(v["outcome"] in ("wrong", "failed") for v in verdicts) / len(verdicts)
            )
            failed = failed or wrong > options.most
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
