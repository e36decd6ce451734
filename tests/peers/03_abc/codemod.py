import libcst as cst
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.metadata import QualifiedNameProvider

MOVED = {"Mapping", "Sequence", "Iterable", "Callable"}


class Codemod(VisitorBasedCodemodCommand):
    METADATA_DEPENDENCIES = (QualifiedNameProvider,)

    def leave_Attribute(self, original_node, updated_node):
        names = {q.name for q in self.get_metadata(QualifiedNameProvider, original_node, set())}
        if names & {"collections." + n for n in MOVED}:
            return updated_node.with_changes(value=cst.Attribute(updated_node.value, cst.Name("abc")))
        return updated_node

    def leave_SimpleStatementLine(self, original_node, updated_node):
        line = updated_node
        node = line.body[0]
        if not isinstance(node, cst.ImportFrom) or node.module is None or node.module.value != "collections":
            return line
        moved = [n for n in node.names if n.name.value in MOVED]
        kept = [n for n in node.names if n.name.value not in MOVED]
        if not moved:
            return line

        def last(names):
            return [n.with_changes(comma=cst.MaybeSentinel.DEFAULT) for n in names]
        abc = cst.Attribute(cst.Name("collections"), cst.Name("abc"))
        out = [line.with_changes(body=[node.with_changes(module=abc, names=last(moved))])]
        if kept:
            out.append(line.with_changes(body=[node.with_changes(names=last(kept))], leading_lines=[]))
        return cst.FlattenSentinel(out)
