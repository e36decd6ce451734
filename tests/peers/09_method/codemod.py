import libcst as cst
import libcst.matchers as m
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.metadata import QualifiedNameProvider


class Codemod(VisitorBasedCodemodCommand):
    METADATA_DEPENDENCIES = (QualifiedNameProvider,)

    def visit_Module(self, node):
        self.models, self.inside = {"lib.Model"}, []
        for c in m.findall(node, m.ClassDef()):  # bases stand in front of what is made of them
            bases = {q.name for b in c.bases for q in self.get_metadata(QualifiedNameProvider, b.value, set())}
            if bases & self.models:
                self.models.add(c.name.value)

    def visit_ClassDef(self, node):
        self.inside.append(node.name.value)

    def leave_ClassDef(self, original_node, updated_node):
        self.inside.pop()
        return updated_node

    def leave_FunctionDef(self, original_node, updated_node):
        if self.inside and self.inside[-1] in self.models and updated_node.name.value == "train_step":
            return updated_node.with_changes(name=cst.Name("step"))
        return updated_node

    def leave_Call(self, original_node, updated_node):
        if not m.matches(updated_node.func, m.Attribute(attr=m.Name("train_step"))):
            return updated_node
        value = original_node.func.value
        made = {q.name for q in self.get_metadata(QualifiedNameProvider, getattr(value, "func", value), set())}
        own = m.matches(value, m.Call(func=m.Name("super")) | m.Name("self")) and self.inside and self.inside[-1] in self.models
        if own or made & self.models or "lib.load" in made:
            return updated_node.with_changes(func=updated_node.func.with_changes(attr=cst.Name("step")))
        return updated_node
