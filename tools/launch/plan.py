"""What to start: which processes, with which environment, on which hosts. Nothing is started here."""
import json
import os
import re
import shlex
import socket

KINDS = ("cluster", "horovod")
IMPORTS = re.compile(r"^[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+\(?([\w, \t]+)|import[ \t]+([\w., \t]+))", re.MULTILINE)


class Refused(Exception):
    """The launch cannot be; the text says why and what to do."""


def kind_of(text):
    """What a program's text asks for: "horovod", or "cluster" where it reads TF_CONFIG; nothing for neither."""
    if re.search(r"^\s*(import|from)\s+horovod\b", text, re.MULTILINE):
        return "horovod"
    return "cluster" if "TF_CONFIG" in text else None


def kind_of_program(path, most=200):
    """The same of a script and, where it says nothing, of the modules beside it that it imports, theirs among them."""
    seen, kinds, waiting = set(), set(), [path]
    while waiting and len(seen) < most:
        file = waiting.pop(0)
        if file in seen:
            continue
        seen.add(file)
        with open(file, encoding="utf-8", errors="replace") as f:
            text = f.read()
        kinds.add(kind_of(text))
        if file == path and kinds != {None}:
            break
        for dots, package, members, modules in IMPORTS.findall(text):
            base = os.path.dirname(file if dots else path)
            for _ in dots[1:]:
                base = os.path.dirname(base)
            names = [m.split()[0] for m in (members or modules).split(",") if m.strip()]
            if members:
                names = [package] + [f"{package}.{name}".lstrip(".") for name in names]
            for name in names:
                module = os.path.join(base, *name.split("."))
                waiting += [f for f in (module + ".py", os.path.join(module, "__init__.py")) if os.path.isfile(f)]
    return "horovod" if "horovod" in kinds else "cluster" if "cluster" in kinds else None


def free_ports(count):
    """Ports of the loopback that nothing listens on now."""
    held = [socket.socket() for _ in range(count)]
    try:
        for s in held:
            s.bind(("127.0.0.1", 0))
        return [s.getsockname()[1] for s in held]
    finally:
        for s in held:
            s.close()


def check_free(ports):
    for port in ports:
        if not 0 < port < 65536:
            raise Refused(f"{port} is no port: choose another with --port")
        with socket.socket() as s:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                s.bind(("", port))
            except OSError as problem:
                raise Refused(f"port {port} cannot be used: {problem.strerror}; choose another with --port") from None


def addresses(hosts, port):
    """`host` or `host:port` as `host:port`; the same host twice gets the next port."""
    out, used = [], {}
    for host in hosts:
        name, colon, given = host.rpartition(":")
        if not colon:
            name, given = host, ""
        if not name or (colon and not given.isdigit()):
            raise Refused(f"`{host}` is no host: write name or name:port")
        number = int(given) if given else port + used.get(name, 0)
        used[name] = used.get(name, 0) + 1
        if not 0 < number < 65536:
            raise Refused(f"`{host}`: {number} is no port")
        out.append(f"{name}:{number}")
    if len(set(out)) < len(out):
        raise Refused("two processes cannot have the same host and port")
    return out


class Task:
    """One process of a cluster."""

    def __init__(self, kind, index, address):
        self.kind, self.index, self.address = kind, index, address
        self.name = kind if kind == "chief" else f"{kind} {index}"


def cluster(where):
    """The chief first, then the workers, at these addresses."""
    return [Task("chief", 0, where[0])] + [Task("worker", i, a) for i, a in enumerate(where[1:])]


def config(tasks, task):
    """The text of TF_CONFIG for one of the tasks."""
    by_kind = {"chief": [t.address for t in tasks if t.kind == "chief"],
               "worker": [t.address for t in tasks if t.kind == "worker"]}
    return json.dumps({"cluster": by_kind, "task": {"type": task.kind, "index": task.index}})


def devices(count, index, visible):
    """CUDA_VISIBLE_DEVICES for process `index` of `count`: the visible GPUs dealt out in turn; nothing to set without."""
    if not visible:
        return None
    return ",".join(visible[index::count]) if len(visible) >= count else visible[index % len(visible)]


def by_hand(kind, tasks, words):
    """What a person starts on each host."""
    program = " ".join(shlex.quote(w) for w in words)
    if kind == "horovod":
        slots = {}
        for t in tasks:
            host = t.address.rpartition(":")[0]
            slots[host] = slots.get(host, 0) + 1
        where = ",".join(f"{host}:{n}" for host, n in slots.items())
        return [f"horovodrun -np {len(tasks)} -H {where} python {program}"]
    lines = ["# Each server listens on all interfaces of its host, and runs what it is sent: start them only where everybody",
             "# who can reach these ports may run code."]
    on = [t.address.rpartition(":")[0] for t in tasks]
    if len(set(on)) < len(on):
        lines.append("# CUDA_VISIBLE_DEVICES: each process of one host takes a GPU of its own. Without GPUs it changes nothing.")
    for t in tasks[1:] + tasks[:1]:
        host, place = t.address.rpartition(":")[0], tasks.index(t)
        own = f"CUDA_VISIBLE_DEVICES={on[:place].count(host)} " if on.count(host) > 1 else ""
        lines += [f"# {t.name}, on {host}:", f"{own}TF_CONFIG={shlex.quote(config(tasks, t))} python {program}"]
    return lines
