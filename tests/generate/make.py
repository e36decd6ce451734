"""Makes one program: draws the choices that decide its kind, lets a writer write it, lays it out."""

from . import layout
from .data import Data
from .fitted import Fitted
from .others import Converted, Inference, Strategy
from .program import Program
from .session import Session
from .special import Carried, Gan, Monitored, Replay, Sequence
from .tape import Tape
from .tape_special import TapeCarried, TapeGan, TapeReplay


def program(seed, **fixed):
    """The program of this seed. `fixed` settles choices beforehand."""
    p = Program(seed)
    p.choices.update(fixed)
    kind = p.pick("not_training")
    only = {"inference": ("session",), "horovod": ("keras",), "strategy": ("keras",)}.get(kind)
    pattern = p.pick("pattern", only)
    if only:
        p.choices.update(pattern=only[0], task="classify")
        p.pick("layout", ("flat", "main"))
        pattern = only[0]
    if pattern in ("session", "monitored"):
        session_program(p)
    else:
        eager_program(p)
    return p


def session_program(p):
    monitored = p.choices["pattern"] == "monitored"
    task = p.pick("task", ("classify", "regress", "autoencode") if monitored else None)
    way = p.pick("layout")
    if way == "notebook":
        p.set("line_end", "lf")
    if way in ("modules", "package"):
        p.pick("config", ("literal", "module"))
    elif way in ("notebook",):
        p.pick("config", ("literal", "names", "constants", "dict"))
    else:
        p.pick("config", without=("module",))
    special = {"gan": Gan, "state": Carried, "replay": Replay}
    if task in ("state", "windows", "replay"):
        data = Sequence(p)
    else:
        wanted = "flat"
        if task == "classify":
            wanted = p.random.choices(("flat", "image", "rows"), (70, 20, 10))[0]
        data = Data(p, wanted)
    # Where the samples come from settles what can be fed, so they are read first.
    text = once(p, data)
    kind = Inference if p.choices["not_training"] == "inference" else special.get(task, Session)
    writer = (Monitored if monitored else kind)(p, data)
    data.load = text
    if p.pick("graph", ("default",) if way in ("class", "modules", "package") else None) == "own":
        writer.own_graph = p.fresh("graph", "train_graph", "g1")
        p.truth.notes.append("own graph")
    p.script = layout.Layout(p, writer, data).make()


def eager_program(p):
    tape = p.choices["pattern"] == "tape"
    task = p.pick("task", None if tape else ("classify", "regress", "autoencode", "windows"))
    way = p.pick("layout", without=() if tape else ("class",))
    if way == "notebook":
        p.set("line_end", "lf")
    if way in ("modules", "package"):
        p.pick("config", ("literal", "module"))
    elif way in ("flat", "notebook", "class"):
        p.pick("config", without=("module", "flags") + (("argparse",) if way == "notebook" else ()))
    else:
        p.pick("config", without=("module",))
    special = {"gan": TapeGan, "state": TapeCarried, "replay": TapeReplay}
    if task in ("state", "windows", "replay"):
        data = Sequence(p)
    else:
        wanted = "flat"
        if task == "classify":
            wanted = p.random.choices(("flat", "image", "rows"), (50, 38, 12))[0]
        data = Data(p, wanted)
    text = once(p, data)
    fitted = {"horovod": Converted, "strategy": Strategy}.get(p.choices["not_training"], Fitted)
    writer = (special.get(task, Tape) if tape else fitted)(p, data)
    data.load = text
    p.script = layout.Layout(p, writer, data).make()


def once(p, data):
    """Writes the data's lines now and hands them out later, however often they are placed."""
    from .program import Block

    kept = data.load(Block())

    def load(b):
        return b.add(kept)

    return load
