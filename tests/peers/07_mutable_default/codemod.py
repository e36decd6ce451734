import libcst as cst
import libcst.matchers as m
from libcst.metadata import PositionProvider


class Codemod(cst.CSTTransformer):
    METADATA_DEPENDENCIES = (PositionProvider,)
    lines = []

    def visit_FunctionDef(self, node):
        for p in node.params.params:
            if not m.matches(p.default, m.List(elements=[]) | m.Dict(elements=[])):
                continue
            name = m.Name(p.name.value)
            change = m.Call(func=m.Attribute(name, m.Name("append"))) | m.AssignTarget(m.Subscript(name))
            again = m.AssignTarget(name)
            if m.findall(node.body, change) and not m.findall(node.body, again):
                self.lines.append(self.get_metadata(PositionProvider, p).start.line)
