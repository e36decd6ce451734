"""`hvrewrite prove`: runs a program before and after rewriting, and says what was seen."""
import argparse
import os
import shlex
import signal
import sys

from . import environment, judge, placement, pool, table


def end_by_signals():
    """Signals end this process in order, so that all it started ends with it, also where a shell that started it in the
    background had SIGINT and SIGQUIT ignored. A closed terminal (SIGHUP) stays ignored under nohup."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        if number != signal.SIGHUP or signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, lambda n, _: sys.exit(128 + n))
    signal.signal(signal.SIGINT, signal.default_int_handler)


def main():
    parser = argparse.ArgumentParser(prog="hvrewrite prove", description="Rewrites a training program, runs original and rewritten program on small made-up "
                                     "data, on one process and on several, and reports what was seen. Exit code: 0 all properties hold, 1 something fails or "
                                     "could not be proven, 4 wrong usage or no environment.")
    parser.add_argument("script", nargs="*", help="training programs")
    parser.add_argument("-r", "--rules", default="horovod", help="ruleset: a path or the name of an installed one (default: horovod)")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="give a ruleset parameter a value")
    parser.add_argument("--ranks", type=int, default=2, help="how many processes (default: 2)")
    parser.add_argument("--args", default="", help="arguments for the program, as one text")
    parser.add_argument("--data", action="append", default=[], metavar="[NAME=]PATH", help="put a file or folder beside the program")
    parser.add_argument("--folder", help="the folder the program needs around it (default: nothing else)")
    parser.add_argument("--project", metavar="DIR", help="the folder whose modules the program imports; they are rewritten with it")
    parser.add_argument("--limit", type=int, default=0, metavar="STEPS", help="lower counts of steps and epochs in the program to this")
    parser.add_argument("--samples", type=int, default=203, help="how many made-up training samples there are (default: 203)")
    parser.add_argument("--seconds", type=int, default=120, help="time limit of a run (default: 120)")
    parser.add_argument("--environment", choices=sorted(environment.KINDS), default="tf2", help="which libraries: " + "; ".join(
        "%s: %s" % (k, v[2]) for k, v in sorted(environment.KINDS.items())))
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--logs", help="where to keep logs (default: a new temporary folder)")
    parser.add_argument("--setup", action="store_true", help="build the environment, then stop")
    options = parser.parse_args()
    try:
        python = environment.build(options.environment, lambda text: print(text, file=sys.stderr)) if options.setup else environment.interpreter(options.environment)
    except environment.Missing as problem:
        print("hvrewrite prove: %s" % problem, file=sys.stderr)
        return 4
    if options.setup:
        print(python)
        return 0
    if not options.script:
        parser.print_usage(sys.stderr)
        return 4
    if not python:
        print("hvrewrite prove: there is no environment with %s yet; `hvrewrite prove --setup --environment %s` builds it (about 4 minutes)"
              % (environment.KINDS[options.environment][2], options.environment), file=sys.stderr)
        return 4
    for script in options.script:
        if not os.path.isfile(script):
            print("hvrewrite prove: %s: no such file" % script, file=sys.stderr)
            return 4
        inside = options.project or options.folder
        if inside and not os.path.isdir(inside):
            print("hvrewrite prove: %s: no such folder" % inside, file=sys.stderr)
            return 4
        if inside and os.path.relpath(os.path.abspath(script), os.path.abspath(inside)).startswith(os.pardir):
            print("hvrewrite prove: %s: is not inside %s" % (script, inside), file=sys.stderr)
            return 4
    if options.ranks < 2:
        print("hvrewrite prove: --ranks must be 2 or more", file=sys.stderr)
        return 4
    logs = os.path.abspath(options.logs) if options.logs else judge.scratch()
    end_by_signals()
    if placement.is_for(options.rules):
        return placement.main(options, python, logs)
    processes = None
    try:
        processes = pool.Pool(python, logs)
        verdicts = []
        for script in options.script:
            name = os.path.splitext(os.path.basename(script))[0]
            program = judge.Program(name, script, rules=options.rules, settings=options.set, args=shlex.split(options.args), data=options.data,
                                    ranks=options.ranks, seconds=options.seconds, samples=options.samples, limit=options.limit, folder=options.folder,
                                    project=options.project)
            verdict = judge.Judge(processes, logs).judge(program)
            verdicts.append(verdict)
            if options.format == "text":
                print(table.one(verdict, sys.stdout.isatty()))
        if options.format == "json":
            print(table.as_json(verdicts))
    except judge.Unproven as problem:
        print("hvrewrite prove: %s" % problem, file=sys.stderr)
        return 4
    except KeyboardInterrupt:
        print("hvrewrite prove: interrupted; every process was ended", file=sys.stderr)
        return 130
    finally:
        if processes:
            processes.close()
    return 1 if any(table.failed(v) for v in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
