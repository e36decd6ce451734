import libcst as cst
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.metadata import QualifiedNameProvider


class Codemod(VisitorBasedCodemodCommand):
    METADATA_DEPENDENCIES = (QualifiedNameProvider,)

    def leave_Call(self, original_node, updated_node):
        names = {q.name for q in self.get_metadata(QualifiedNameProvider, original_node.func, set())}
        if "lib.fit" not in names:
            return updated_node
        args = list(updated_node.args)
        kept = [a for i, a in enumerate(args)
                if not (a.keyword and a.keyword.value == "verbose") and not (i == 2 and not a.keyword and not a.star)]
        if len(kept) < len(args) and kept:
            kept[-1] = kept[-1].with_changes(comma=args[-1].comma)
        return updated_node.with_changes(args=kept)
