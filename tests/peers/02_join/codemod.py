import libcst as cst
import libcst.matchers as m
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.codemod.visitors import AddImportsVisitor
from libcst.metadata import ParentNodeProvider, QualifiedNameProvider

TAKE = {"builtins.open", "os.path.exists", "os.makedirs"}


class Codemod(VisitorBasedCodemodCommand):
    METADATA_DEPENDENCIES = (QualifiedNameProvider, ParentNodeProvider)

    def names(self, node):
        return {q.name for q in self.get_metadata(QualifiedNameProvider, node, set())}

    def leave_Call(self, original_node, updated_node):
        if "os.path.join" not in self.names(original_node.func):
            return updated_node
        if any(a.star or a.keyword for a in updated_node.args):
            return updated_node
        arg = self.get_metadata(ParentNodeProvider, original_node)
        call = self.get_metadata(ParentNodeProvider, arg) if isinstance(arg, cst.Arg) else None
        if not isinstance(call, cst.Call) or not self.names(call.func) & TAKE:
            return updated_node
        AddImportsVisitor.add_needed_import(self.context, "pathlib", "Path")
        out = cst.Call(cst.Name("Path"), [cst.Arg(updated_node.args[0].value)])
        for a in updated_node.args[1:]:
            right = a.value
            if isinstance(right, (cst.BooleanOperation, cst.IfExp, cst.Lambda, cst.Comparison)):
                right = right.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
            out = cst.BinaryOperation(out, cst.Divide(), right)
        return out
