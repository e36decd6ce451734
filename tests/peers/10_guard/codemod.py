import libcst as cst
import libcst.matchers as m
from libcst.codemod import VisitorBasedCodemodCommand
from libcst.codemod.visitors import AddImportsVisitor

PRINT = m.SimpleStatementLine(body=[m.Expr(m.Call(func=m.Name("print")))])


class Codemod(VisitorBasedCodemodCommand):
    def guard(self, lines):
        AddImportsVisitor.add_needed_import(self.context, "lib")
        return cst.If(cst.parse_expression("lib.first()"), cst.IndentedBlock(lines))

    def leave_IndentedBlock(self, original_node, updated_node):
        out, run = [], []
        for line in [*updated_node.body, None]:
            if line is not None and m.matches(line, PRINT):
                run.append(line)
                continue
            if run:
                out.append(self.guard(run))
                run = []
            if line is not None:
                out.append(line)
        return updated_node.with_changes(body=out)
