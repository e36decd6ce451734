"""Where an expression or a statement can stand in Python.

`?` is the place of the expression. A template is one statement (a compound one has its body in
it). Behind `|` stands what it needs around it: `def` a function, `async` a coroutine, `loop` a
loop.
"""

EXPRESSIONS = {
    "arithmetic": """-?  /  ~?  /  + ?  /  ? ** 2  /  2 ** ?  /  -? ** 2  /  ? * 2  /  2 * ?
        /  2 - ?  /  ? - 2  /  ? // 2  /  ? @ 2  /  2 @ ?  /  ? | 1|  /  1 & ?  /  ? ^ 1
        /  1 << ?  /  ? >> 1  /  2 % ?  /  "%s" % ?  /  r = 2 * ? + 1  /  r = u - ? - v
        /  r = u ** ? ** v  /  r = 1 / ?  /  r = -(?)  /  r = not -?""",
    "comparison": """? < 1  /  1 < ?  /  ? < 1 < 2  /  1 < ? < 2  /  ? is None  /  ? is not u
        /  ? in u  /  u not in ?  /  ? == ?  /  r = ? != u  /  r = 1 in ?  /  r = (u < ?) == v""",
    "boolean": """not ?  /  ? and u  /  u or ?  /  u and ? or v  /  ? if u else v
        /  u if ? else v  /  u if v else ?  /  r = not (?)  /  r = ? if ? else u
        /  r = u or not ?  /  r = (? and u) is v  /  r = u if v else w if ? else t""",
    "argument": """g(?)  /  g(1, ?)  /  g(?, 1)  /  g(1, ?, k=2)  /  print(?)  /  r = g(g(?))
        /  g(u, ?, *v)  /  g(?, **v)  /  g((?), 1)  /  g(?,)""",
    "keyword": """g(k=?)  /  g(1, k=?)  /  g(*?)  /  g(**?)  /  g(u, *?, k=1)  /  g(k=1, *?)
        /  g(k=1, **?)  /  r = g(k=(?))  /  g(k=?, j=?)  /  g(k=?, **v)""",
    "receiver": """?.q  /  ?(1)  /  ?[0]  /  ?.q.r(1)  /  r = ?.q + 1  /  r = ?()()  /  ?.q = 1
        /  ?[0] = 1  /  ?.q += 1  /  ?[0].q: int = 1  /  del ?.q  /  del ?[0]  /  r = -?.q ** 2
        /  ?.q(?)""",
    "subscript": """d[?]  /  d[?:1]  /  d[1:?]  /  d[::?]  /  d[?, 1]  /  d[1:2, ?]  /  d[?] = 1
        /  d[?] += 1  /  del d[?]  /  r = d[?][?]  /  d[?:?] = u  /  d[(?)]  /  r = d[?, ...]
        /  d[?]: int = 2""",
    "display": """[?]  /  [?, 1]  /  [1, ?]  /  (?, 1)  /  ?, 1  /  (?,)  /  {?}  /  {?: 1}
        /  {1: ?}  /  {1: 2, ?: 3}  /  {**?}  /  [*?]  /  *?, 1  /  {*?}  /  r = [[?], [?]]
        /  r = 1, ?  /  {u: ?, **v}  /  r = *?,""",
    "comprehension": """[i for i in ?]  /  [i for i in z if ?]  /  [? for i in z]
        /  [i for i in z for j in ?]  /  {?: 1 for i in z}  /  {1: ? for i in z}
        /  {? for i in z}  /  (? for i in z)  /  g(? for i in z)  /  {i for i in ?}
        /  [i for i in z if u if ?]  /  [j for i in z if ? for j in i]
        /  r = [[i for i in ?] for j in z]  /  [[? for i in j] for j in z]
        /  [i async for i in ?]|async  /  [await ? for i in z]|async
        /  [? async for i in z]|async""",
    "lambda": """lambda: ?  /  lambda k: ?  /  lambda k=?: k  /  lambda *a, k=?, **b: a
        /  r = g(lambda: ?)  /  r = lambda: lambda: ?  /  r = [lambda: ?]  /  (lambda: ?)()
        /  r = lambda: (?, 1)  /  r = u if v else lambda: ?  /  g(k=lambda q: ?)""",
    "fstring": """f"{?}"  /  f"{?!r:>3}"  /  f"{u:{?}}"  /  f'{?}'  /  f"a {?} b {v}"
        /  f\"\"\"{?}\"\"\"  /  r = f"{?:>{u}}" "t"  /  r = f"{{{?}}}"  /  r = rf"{?}\\d"
        /  g(f"{?}" f'{?}')  /  r = f"{[?]}"  /  r = f"{?.q}"  /  f'''{
    ?}'''""",
    "decorator": """@?
def f0(): pass  /  @g(?)
def f0(): return 1  /  @?
class C0: pass  /  @g
@h0(?)
async def f0(): pass  /  @g(k=?)
class C0(u):
    "d"
    x = 1""",
    "default": """def f0(p=?): pass  /  def f0(p, *, q=?): return p  /  def f0(p: ?): pass
        /  def f0() -> ?: pass  /  def f0(*p: ?, **q: v): pass
        /  def f0(p: int = ?, /, r=1): pass  /  class C0(?): pass
        /  class C0(u, metaclass=?): pass  /  class C0(*?): pass  /  async def f0(p=?) -> u:
    pass  /  class C0:
    def m(self, p=?): return p""",
    "annotation": """x: ? = 1  /  x: int = ?  /  x: ?  /  x: u[?] = v  /  (x): ? = 1
        /  d.q: ? = 2  /  d.q: int = ?  /  x: "s" = ?  /  x: int = ?, 1  /  x: int = (?)""",
    "with": """with ?: pass  /  with ? as q: pass  /  with (? as q): pass
        /  with u as q, ?: pass  /  with ? as q, u as r: pass  /  with u, ? as q:
    g(q)  /  with (? as q, u as r,): pass  /  with (?): pass  /  with ?, ?: pass
        /  async with ? as q: pass|async  /  async with u, ?: pass|async  /  with ? as d[?]: pass
        /  with (u, ?): pass  /  with ? as (p, q): pass""",
    "exception": """raise ?  /  raise E from ?  /  raise ? from None  /  assert ?  /  assert 1, ?
        /  assert ?, u  /  assert (?), v  /  try: pass
except ?: pass  /  try:
    g()
except (u, ?) as e:
    g(e)
finally:
    pass  /  try: pass
except u: raise ?
else: g(?)  /  try: g(?)
finally: v()""",
    "match": """match ?:
    case 1: pass  /  match u:
    case 1 if ?: pass  /  match u:
    case [a, *b] if ?: g(a)
    case _: v()  /  match ?, u:
    case (a, b): pass  /  match u:
    case {"k": a}: g(?)
    case C(x=1) | None: ?  /  match (?):
    case str(): pass  /  match -?:
    case x: pass  /  match u:
    case x if x == ?: pass""",
    "await": """await ?|async  /  r = await ?|async  /  yield ?|def  /  r = yield ?|def
        /  yield from ?|def  /  g((yield ?))|def  /  r = await ? + 1|async  /  yield ?, 1|def
        /  return await ?|async  /  yield await ?|async  /  r = -(yield ?)|def""",
    "return": """return ?|def  /  return ?, 1|def  /  return *?,|def  /  return (?)|def
        /  return 1, ?|def  /  return not ?|def  /  return ? if u else v|def  /  return [?]|async
        /  return lambda: ?|def  /  return ? or u|def""",
    "assignment": """y = ?  /  y = z = ?  /  y = ?, 1  /  y, z = ?  /  *y, z = ?  /  [y, z] = ?
        /  y = *?,  /  d[?], y = u  /  d[0] = ?  /  d.q = ?  /  (y) = ?  /  (w := ?)
        /  g(w := ?)  /  y = (w := ?)  /  r = [w := ?, 1]  /  y = ?  # note""",
    "augmented": """x += ?  /  x -= ?  /  x **= ?  /  x @= ?  /  x //= ?, 1  /  d[?] |= u|
        /  d.q += ?  /  x <<= ?  /  x += (?)  /  x += yield ?|def  /  x &= not ?""",
    "header": """if ?: pass  /  while ?: break  /  for i in ?: pass  /  for i in ?, 1: pass
        /  for i in *?, 1: pass  /  if u: pass
elif ?: pass  /  if u:
    g(1)
elif v:
    g(2)
elif ?:
    g(3)
else:
    g(4)  /  while not ?:
    g()
else:
    v()  /  for d[?] in u: pass  /  if (?): g()
else: v()  /  async for i in ?: pass|async  /  for i in (?): g(i)  /  while (w := ?): g(w)
        /  if not ?: pass  /  if u and ?: pass  /  for i, j in g(?):
    continue""",
    "suite": """if u: ?  /  if u: g(); r = ?  /  g(); ?; v()  /  r = ?; s = 1  /  for i in u: ?
        /  while u: r = ?; break  /  if u: pass
else: ?  /  try: ?
except E: pass  /  try: pass
finally: r = ?  /  with u: ?  /  def f0(): return ?  /  class C0: x = ?  /  def f0(): ?; return 1
        /  if u: pass
elif v: ?  /  ?;  /  g(); x = ?;  /  for i in u: g()
else: ?  /  async def f0(): await ?  /  class C0: ?; y = 1""",
    "nested": """def f0():
    def f1():
        return ?
    return f1  /  class C0:
    x = ?
    def m(self):
        return self.x  /  class C0:
    class C1:
        def m(self): return ?  /  def f0():
    global x
    x = ?  /  def f0():
    y = 1
    def f1():
        nonlocal y
        y = ?
    f1()  /  async def f0():
    async with u as q:
        async for i in q:
            yield ?  /  def f0(a, *b, c=1, **e):
    "doc"
    return ?  /  class C0(u):
    "doc"
    ?  /  def f0(n):
    if n:
        return f0(?)
    return [f0(k) for k in ?]""",
    "statement": """?  /  ?  # note  /  (?)  /  ?, u  /  r = ?  /  if u:
    ?
else:
    ?  /  for i in u:
    g(i)
    ?  /  try:
    ?
except E as e:
    ?
else:
    ?
finally:
    ?  /  while u:
    if v: continue
    ?
    break  /  with u as q:
    # why
    ?""",
}

CAPTURES = [
    "u",
    "1",
    "-1",
    "u + v",
    "u ** v",
    "-u",
    "not u",
    "u < v",
    "u and v",
    "u or v",
    "u if v else t",
    "lambda: u",
    "lambda k: k",
    "(u, v)",
    "[u]",
    "u.v",
    "u(v)",
    "u[v]",
    "(n := u)",
    "n := u",
    "await u",
    "(yield u)",
    '"s"',
    '"s" "t"',
    "1.5",
    "1j",
    'f"{u}"',
    "...",
    "u | v",
    "u == v",
    "*u",
    "~u",
    "u in v",
    "[k for k in u]",
    "(k for k in u)",
    "k for k in u",
    "u @ v",
    "(u)",
    "((u + v))",
    "u,",
    "{u}",
    "{u: v}",
    "{**u}",
    "None",
    "u[1:2]",
    "u[v, 1]",
    "b'x'",
    "r'\\d'",
    "u is not v",
    "not (u)",
    "2 .real",
    "-1 ** 2",
    "i",
    "k=u",
    "**u",
    "'it\\'s'",
    '"\\""',
    "u(v, k=1)",
    "u -\\\n    v",
    "u +\n    v",
    "u if v\n    else t",
    "\n    u",
    "u  # why\n    ",
    "'''a\nb'''",
    "'é'",
    "ü",
    "await u + 1",
    "{k: u for k in v}",
    "[*u, v]",
    "(*u, v)",
    "lambda *a, k=1: (a, k)",
    "0x1F",
    "1_000",
    "(yield)",
    "u.\nv",
    "u\n    .v",
    "u[\n v\n]",
    "(u\n  + v)",
    "not\\\n u",
]
SIMPLE = ["u", "1", "u.v", '"s"', "None", "-1"]  # may be evaluated anywhere, any number of times


def split(text):
    """The (template, need) pairs of one class."""
    out = []
    for part in text.replace("\n        /  ", "  /  ").split("  /  "):
        first, _, tail = part.partition("\n")
        need = ""
        if "|" in first and first.rsplit("|", 1)[1] in ("", "def", "async", "loop"):
            first, need = first.rsplit("|", 1)
        out.append((first + ("\n" + tail if tail else ""), need))
    return out


PLACES = {name: split(text) for name, text in EXPRESSIONS.items()}
