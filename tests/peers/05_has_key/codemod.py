import libcst as cst
import libcst.matchers as m

LOOSE = (cst.BooleanOperation, cst.Comparison, cst.IfExp, cst.Lambda, cst.NamedExpr, cst.UnaryOperation)


def bracketed(e, kinds=LOOSE):
    return e.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()]) if isinstance(e, kinds) else e


class Codemod(cst.CSTTransformer):
    def leave_Call(self, original_node, updated_node):
        if not m.matches(updated_node, m.Call(func=m.Attribute(attr=m.Name("has_key")), args=[m.Arg()])):
            return updated_node
        right = cst.ComparisonTarget(cst.In(), bracketed(updated_node.func.value))
        return cst.Comparison(bracketed(updated_node.args[0].value), [right], lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
