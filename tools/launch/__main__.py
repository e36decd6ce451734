"""`hvrewrite launch -n 4 train.py`: one command for all processes of a distributed program."""
import argparse
import os
import shutil
import signal
import subprocess
import sys

from . import group, plan

EPILOG = """A program that imports Horovod is started by horovodrun; one that reads TF_CONFIG as a chief and workers, each with
its own TF_CONFIG. The exit code is the chief's; 4: wrong usage; 124: --seconds was over; 130, 143: interrupted.

The servers of a cluster listen on all interfaces of the machine and run whatever graph they are sent: start them only
where everybody who can reach the ports may run code. --private starts all processes in a network of their own, which
nothing outside reaches and from which nothing outside is reached."""


def parse(words):
    parser = argparse.ArgumentParser(prog="hvrewrite launch", epilog=EPILOG, description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", "--processes", type=int, metavar="N", help="how many processes, the chief included")
    parser.add_argument("--kind", choices=plan.KINDS, help="how the program is distributed (default: what its text says)")
    parser.add_argument("--hosts", help="host[:port],…: print what to start on each of these hosts, and start nothing")
    parser.add_argument("--port", type=int, default=2222, help="the first port on other hosts (default: 2222); here free "
                        "ones are taken unless this is given")
    parser.add_argument("--python", default=None, help="the Python that runs the program (default: this one)")
    parser.add_argument("--seconds", type=float, default=None, help="end everything after so many seconds")
    parser.add_argument("--private", action="store_true", help="a network of their own for the processes")
    parser.add_argument("program", help="the training program")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")
    given = parser.parse_args(words)
    given.port_given = any(w == "--port" or w.startswith("--port=") for w in words[:words.index(given.program)])
    return given


def visible_gpus():
    """The GPUs that the program may use, as CUDA_VISIBLE_DEVICES names them."""
    named = os.environ.get("CUDA_VISIBLE_DEVICES")
    if named is not None:
        return [d for d in named.split(",") if d.strip()]
    tool = shutil.which("nvidia-smi")
    if not tool:
        return []
    listed = subprocess.run([tool, "-L"], capture_output=True, text=True, check=False)
    count = sum(line.startswith("GPU ") for line in listed.stdout.splitlines())
    return [str(i) for i in range(count)]


def kind_of(options):
    try:
        kind = options.kind or plan.kind_of_program(options.program)
    except OSError as problem:
        raise plan.Refused(f"{options.program}: {problem.strerror}") from None
    if not kind:
        raise plan.Refused(f"{options.program} neither imports Horovod nor reads TF_CONFIG: rewrite it first "
                           "(`hvrewrite --rules …`), or say --kind where another of its files does")
    return kind


def in_private_network(command):
    """The command in a network namespace whose loopback is up."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        raise plan.Refused("--private needs `unshare` and `ip` (util-linux and iproute2)")
    return ["unshare", "--map-root-user", "--net", "sh", "-c", "ip link set lo up && exec \"$@\"", "sh", *command]


def start_here(options, kind, processes):
    python = options.python or sys.executable
    words = [options.program, *options.arguments]
    if kind == "horovod":
        beside = os.path.join(os.path.dirname(os.path.abspath(python)), "horovodrun")
        runner = beside if os.path.exists(beside) else shutil.which("horovodrun")
        if not runner:
            raise plan.Refused("horovodrun is not there: give the Python that has Horovod with --python")
        n = str(options.processes)
        processes.start("chief", [python, runner, "--gloo", "-np", n, "-H", "localhost:" + n, python, *words],
                        dict(os.environ), prefix=False)
        return
    n = options.processes
    ports = [options.port + i for i in range(n)] if options.port_given else plan.free_ports(n)
    if options.port_given:
        plan.check_free(ports)
    tasks = plan.cluster([f"127.0.0.1:{p}" for p in ports])
    gpus = visible_gpus()
    for index, task in enumerate(tasks[1:] + tasks[:1]):
        environment = dict(os.environ, PYTHONUNBUFFERED="1")
        environment.pop("TF_CONFIG", None)
        if n > 1:
            environment["TF_CONFIG"] = plan.config(tasks, task)
            own = plan.devices(n, index, gpus)
            if own is not None:
                environment["CUDA_VISIBLE_DEVICES"] = own
        processes.start(task.name, [python, *words], environment)


def run(options):
    kind = kind_of(options)
    if options.hosts is not None:
        where = plan.addresses([h.strip() for h in options.hosts.split(",")], options.port)
        if options.processes not in (None, len(where)):
            raise plan.Refused(f"-n {options.processes} and {len(where)} hosts: name a host for each process")
        print("\n".join(plan.by_hand(kind, plan.cluster(where), [options.program, *options.arguments])))
        return 0
    if options.processes is None or options.processes < 1:
        raise plan.Refused("say how many processes with -n, at least 1")
    if options.python and not shutil.which(options.python):
        raise plan.Refused(f"{options.python}: no such Python")
    processes = group.Group()
    for number in (signal.SIGUSR1, signal.SIGUSR2):
        signal.signal(number, lambda n, _: processes.pass_signal(n))
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, lambda n, _: sys.exit(128 + n))
    try:
        start_here(options, kind, processes)
        status, why = processes.wait("chief", options.seconds)
        if why:
            print(f"hvrewrite launch: {why}; all processes are ended", file=sys.stderr)
        return group.exit_code(status)
    except KeyboardInterrupt:
        return 130
    finally:
        processes.end()


def main(words):
    options = parse(words)
    try:
        if options.private and not os.environ.get("HVREWRITE_PRIVATE_NETWORK"):
            os.environ["HVREWRITE_PRIVATE_NETWORK"] = "1"
            command = in_private_network([sys.executable, "-m", "launch", *words])
            os.execvp(command[0], command)
        return run(options)
    except plan.Refused as problem:
        print(f"hvrewrite launch: {problem}", file=sys.stderr)
        return 4


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
