"""What all workers write at once, and what is read before the first one's writing is waited for."""
import ast
import re

from rereading.file_calls import (
    ASKS, BY_ITSELF, COMMANDS, HARMLESS, LISTS, METHODS, OPENS, OWN_PLACE, READS, READ_METHODS,
    SAVERS, WRITES)
from rereading.program import FITS, MEETINGS, TRAINS
from rereading.walk.room import Room
from rereading.walk.texts import plain, unsent
from rereading.walk.tree import ALL, FIRST, dotted, is_hvd, tail, who_passes
from rereading.walk.walker import WRITERS


class Files(Room):
    def __init__(self, program):
        super().__init__(program)
        self.met = False         # whether this round of a loop has met
        self.touched = {}        # path -> node, module, how: read by all since the last meeting
        self.pending = {}        # path -> (node, module): written by the first since they met
        self.ever = {}           # path -> node: written by the first at any time
        self.read = []           # (path, node, frame, who, kind, tests)
        self.checkpoints = []
        self.told_reads = set()
        self.in_turn = False     # the first of a machine goes before the others
        self.trains = words_of_training(program)
        self.loops_read = []

    # ---- state of branches ----
    def state(self):
        return dict(self.pending), dict(self.touched)

    def restore(self, state):
        if state is not None:
            self.pending, self.touched = dict(state[0]), dict(state[1])

    def joined(self, states):
        pending, touched = {}, {}
        for state in states:
            pending.update(state[0])
            touched.update(state[1])
        return pending, touched

    def begin_apart(self):
        self.pending, self.touched, self.in_turn = {}, {}, False
        self.who = ALL

    def on_wait(self, node, frame):
        """One after the other: `if local_rank() != 0: wait` … `if local_rank() == 0: wait`."""
        yes, _ = who_passes(node.test)
        if node.orelse or len(node.body) != 1 or yes is ALL or not isinstance(
                node.body[0], ast.Expr) or not isinstance(node.body[0].value, ast.Call):
            return False
        call = node.body[0].value
        if yes is FIRST and not self.in_turn or not isinstance(call.func, ast.Name) and not is_hvd(
                getattr(call.func, "value", None)):
            return False
        callee = self.value(call.func, frame)
        if not (is_hvd(getattr(call.func, "value", None)) and call.func.attr in MEETINGS) and \
                self.program.helper_kind(callee.function) not in ("mean", "sent", "meets"):
            return False
        self.in_turn = yes is not FIRST
        self.pending, self.touched = {}, {}
        return True

    def on_meeting(self, node, frame):
        if self.who is ALL:
            self.pending, self.touched = {}, {}
            self.met = True

    # ---- calls ----
    def on_call(self, call, name, receiver, args, keywords, frame):
        last = name.split(".")[-1]
        if name.endswith("DistributedGradientTape"):
            self.on_meeting(call, frame)
        if name in OPENS and (args or keywords):
            return self.opened(call, name, args, keywords, frame)
        if last in TRAINS or self.trains_here(call, last):
            self.on_meeting(call, frame)
            if last in FITS:
                for path, node, who, module in self.checkpoints:
                    self.write(path, node, frame, FIRST, "ModelCheckpoint", module)
            return None
        if last in WRITERS and (args or keywords):
            path = args[0] if args else keywords.get("filepath") or keywords.get("log_dir") or \
                keywords.get("filename")
            if path is not None and last == "ModelCheckpoint":
                self.checkpoints.append((path, call, self.who, frame.module))
            return None
        if name in COMMANDS and args:
            return self.command(call, args[0], frame)
        place, kind = None, None
        if name in WRITES:
            place, kind = WRITES[name], name
        elif last in METHODS and receiver is not None and not receiver.key.startswith("module "):
            place, kind = METHODS[last], last
        elif last in SAVERS and receiver is not None and (args or keywords):
            place, kind = (1 if len(args) > 1 and self.is_session(args[0]) else 0), "save"
            if "session" in keywords or "sess" in keywords:
                place = 0
        if kind:
            self.writes(call, kind, place, args, keywords, frame)
            if name not in READS:
                return None
        if name in ASKS:
            if args:
                self.ask(args[0], call, frame)
            return None
        if name in READS and (args or keywords):
            self.reads(args[0] if args else list(keywords.values())[0], call, frame, name)
        elif last in READ_METHODS and receiver is not None:
            at = READ_METHODS[last]
            if last == "restore" and len(args) < 2:
                at = 0
            if len(args) > at:
                self.reads(args[at], call, frame, last)
        return None

    def is_session(self, value):
        return "ess" in value.key or "Session" in value.key

    def trains_here(self, call, last):
        """Whether a call makes an update that all workers average."""
        if last in ("apply_gradients", "minimize"):
            return not self.trains
        if last == "run" and call.args:
            words = {n.id if isinstance(n, ast.Name) else n.attr for n in ast.walk(call.args[0])
                     if isinstance(n, (ast.Name, ast.Attribute))}
            return bool(words & self.trains) or "broadcast_global_variables" in words
        return False

    def opened(self, call, name, args, keywords, frame):
        path = args[0] if args else keywords.get("file") or keywords.get("name") or \
            keywords.get("filename") or list(keywords.values())[0]
        mode = args[1] if len(args) > 1 else keywords.get("mode")
        text = mode.key.strip("'\"") if mode else "r"
        if mode is not None and mode.key[:1] not in "'\"":
            return None
        if any(c in text for c in "wax") or "+" in text and "h5py" in name:
            self.write(path, call, frame, self.who, f"open(…, {text!r})", frame.module)
        else:
            self.reads(path, call, frame, name)
        return None

    def command(self, call, words, frame):
        text = " ".join(plain(p) for p in words.parts) if words.parts else plain(words)
        if HARMLESS.match(text.strip()) or not words.parts and words.key[:1] not in "'\"":
            return None
        if self.who is ALL and not self.in_turn:
            if re.search(r"\b(rm|mv|cp|mkdir|wget|curl|git|tar|unzip|touch|python|make|ln|gsutil|"
                         r"aws|kaggle|pip|sort|convert|ffmpeg)\b|>", text) and not re.match(
                             r"mkdir -p [^;&|]*$", text):
                if not OWN_PLACE.search(text):
                    self.tell(call, frame.module, "all run a command", text[:60])
        elif self.who is FIRST:
            for word in text.split():
                if "/" in word or "." in word:
                    self.pending[word.strip("'\"")] = (call, frame.module)
        return None

    def writes(self, call, kind, place, args, keywords, frame):
        path = None
        if isinstance(place, str):
            path = keywords.get(place) or (args[1] if len(args) > 1 else None)
            if path is None:
                return None
        elif place is not None and len(args) > place:
            path = args[place]
        else:
            for word in ("filepath", "fname", "filename", "path", "file", "save_path", "logdir",
                         "dst", "name", "path_or_buf", "output", "fp", "to_path",
                         "export_dir", "log_dir"):
                if word in keywords:
                    path = keywords[word]
                    break
            if path is None and place is None and args:
                path = args[0]
        if path is None:
            return None
        if kind in ("os.makedirs", "makedirs"):
            ok = keywords.get("exist_ok") or (args[2] if len(args) > 2 else None)
            if ok is not None and ok.key == "True" or "try" in self.flags:
                return None
        if kind in ("os.mkdir", "tf.gfile.MkDir") and "try" in self.flags:
            return None
        if kind == "save" and not is_path(path):
            return None
        if kind == "to_csv" and path.key == "None":
            return None
        self.write(path, call, frame, self.who, kind, frame.module)
        return None

    def write(self, path, node, frame, who, kind, module):
        text = plain(path)
        if text.endswith("devnull"):
            return
        if OWN_PLACE.search(text) or path.has("apart"):
            if who is FIRST or path.has("only the first"):
                self.ever.setdefault(norm(text), (node, module))
            return
        if path.has("only the first"):
            who = FIRST
        if kind == "BytesIO" or "BytesIO" in text or "StringIO" in text or "stdout" in text:
            return
        if who is ALL and self.in_turn:
            return
        if who is ALL:
            self.tell(node, module, "all write", f"{kind}: {text[:70]}")
        elif who is FIRST:
            for asked, (other, at, how, only) in self.touched.items():
                if only and not any(end in text for end in only):
                    continue  # the list is of other files
                if "'a" not in kind and same_place(norm(text), asked, how) and \
                        f"{how}(" not in text and \
                        (at.path, other.lineno) not in self.told_reads:
                    self.told_reads.add((at.path, other.lineno))
                    self.tell(node, module, "written while others may still read",
                              f"{kind} of {text[:60]}, which all read at line {other.lineno} "
                              f"({how})")
            self.pending[norm(text)] = (node, module)
            self.ever.setdefault(norm(text), (node, module))

    def reads(self, path, node, frame, kind):
        text = norm(plain(path))
        self.read.append((text, node, frame.module, self.who, kind, path))
        if not self.met:
            for loop in self.loops_read:
                loop.append((text, node, frame, kind, path))
        if self.who is FIRST or path.has("only the first"):
            return
        guarded = isinstance(self.now, ast.For) and all(
            isinstance(s, ast.If) and not s.orelse and who_passes(s.test)[0] is FIRST
            for s in self.now.body)  # a list of which only the first takes something
        if self.who is ALL and not self.in_turn and not guarded:
            self.touched[text] = (node, frame.module, kind, endings(self.now))
        # where the first of a machine goes before the others, it reads what it wrote itself
        for written, (other, module) in [] if self.in_turn else self.pending.items():
            if same_place(written, text, kind):
                self.tell(node, frame.module, "read without a wait",
                          f"{kind} of {text[:60]} that the first writes at line {other.lineno}")
                break
        if text in self.ever and (BY_ITSELF.search(unsent(text)) or path.has("apart")):
            self.tell(node, frame.module, "own name",
                      f"{kind} of {text[:60]}, written by the first only")

    def ask(self, path, node, frame):
        text = norm(plain(path))
        if self.who is FIRST:
            return
        if isinstance(self.now, ast.If) and not self.now.orelse and all(
                isinstance(s, ast.Expr) and isinstance(s.value, ast.Call) and tail(
                    s.value.func) in (
                        "makedirs", "mkdir", "print", "MakeDirs") for s in self.now.body):
            return
        for written, (other, module) in self.pending.items():
            if same_place(written, text, "exists"):
                self.tell(node, frame.module, "asked without a wait",
                          f"exists({text[:60]}) that the first makes at line {other.lineno}")
                break

    def on_loop(self, node, iterated, frame):
        self.loops_read.append([])
        self.met = False

    def on_loop_end(self, node, iterated, frame):
        reads = self.loops_read.pop()
        for text, at, inner, kind, path in reads:
            for written, (other, module) in self.pending.items():
                if same_place(written, text, kind) and "{" not in written + text and \
                        other.lineno >= at.lineno and module is inner.module:
                    self.tell(at, inner.module, "read without a wait (next round)",
                              f"{kind} of {text[:60]} that the first writes at line {other.lineno}")


def endings(statement):
    """The endings of names that a loop over a list of files asks for: {".png"}."""
    if not isinstance(statement, ast.For):
        return set()
    asked = [n for n in ast.walk(statement) if isinstance(n, ast.Compare) or isinstance(
        n, ast.Call) and tail(n.func) == "endswith"]
    return {n.value for each in asked for n in ast.walk(each) if isinstance(n, ast.Constant)
            and isinstance(n.value, str) and re.fullmatch(r"\.\w{1,6}", n.value)}


def is_path(value):
    """Whether what is handed to `save` may be a path: a text, or a name of one."""
    key = value.key
    if key[:1] in "'\"":
        return True
    return bool(re.search(r"path|file|name|dir|out|ckpt|save|model|dest", key, re.I))


def norm(text):
    text = text.replace("//", "/")
    while text.startswith("./"):
        text = text[2:]
    return text.rstrip("/")


def same_place(written, read, kind):
    """Whether a read asks for what was written: the same, or the folder it lies in for a list."""
    if not written or read in ("", "."):
        return False
    if written == read:
        return True
    last = kind.split(".")[-1]
    if last in LISTS or last in ("list_files", "copytree", "make_archive"):
        folder = re.split(r"[*]", read)[0].rstrip("/")
        return bool(folder) and written.startswith(folder + "/")
    if last in ("restore", "load_weights"):
        return written.startswith(read + "-")
    return False


def words_of_training(program):
    """Names and attributes that are given a training operation of a graph."""
    given = [n for module in program.modules.values() for n in ast.walk(module.tree)
             if isinstance(n, ast.Assign)]
    names = set()
    for node in given:
        if any(isinstance(n, ast.Call) and tail(n.func) in ("minimize", "apply_gradients")
               for n in ast.walk(node.value)):
            for target in node.targets:
                for n in ast.walk(target):
                    if isinstance(n, (ast.Name, ast.Attribute)) and dotted(n) not in ("self",):
                        names.add(tail(n))
    for _ in range(3):
        before = len(names)
        for node in given:
            if hands_on(node.value, names):
                names |= {tail(t) for t in node.targets if tail(t) and tail(t) != "_"}
        if len(names) == before:
            break
    names.discard("")
    return names


def hands_on(value, names):
    """Whether a value is one of these names, or several of them put together."""
    if not isinstance(value, (ast.Name, ast.Attribute, ast.List, ast.Tuple, ast.Call)):
        return False
    if isinstance(value, ast.Call) and tail(value.func) not in (
            "group", "tuple", "identity", "with_dependencies"):
        return False
    return bool(names & {tail(n) for n in ast.walk(value)
                         if isinstance(n, (ast.Name, ast.Attribute))})


def check(program):
    """Findings of files."""
    yield from Files(program).findings()
