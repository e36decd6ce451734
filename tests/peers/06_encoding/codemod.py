import libcst as cst
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.metadata import QualifiedNameProvider


class Codemod(VisitorBasedCodemodCommand):
    METADATA_DEPENDENCIES = (QualifiedNameProvider,)

    def leave_Call(self, original_node, updated_node):
        names = {q.name for q in self.get_metadata(QualifiedNameProvider, original_node.func, set())}
        if "builtins.open" not in names or any(a.star for a in updated_node.args):
            return updated_node
        keys = {a.keyword.value: a.value for a in updated_node.args if a.keyword}
        plain = [a.value for a in updated_node.args if not a.keyword]
        mode = keys.get("mode", plain[1] if len(plain) > 1 else None)
        if "encoding" in keys or len(plain) > 3:
            return updated_node
        if mode is not None and (not isinstance(mode, cst.SimpleString) or "b" in mode.raw_value):
            return updated_node
        new = cst.Arg(cst.SimpleString("'utf-8'"), cst.Name("encoding"),
                      equal=cst.AssignEqual(cst.SimpleWhitespace(""), cst.SimpleWhitespace("")))
        return updated_node.with_changes(args=[*updated_node.args, new])
