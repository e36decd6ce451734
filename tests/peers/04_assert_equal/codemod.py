import libcst as cst
import libcst.matchers as m

LOOSE = (cst.BooleanOperation, cst.Comparison, cst.IfExp, cst.Lambda, cst.NamedExpr)


def bracketed(e):
    return e.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()]) if isinstance(e, LOOSE) else e


class Codemod(cst.CSTTransformer):
    def leave_Expr(self, original_node, updated_node):
        call = updated_node.value
        if not m.matches(call, m.Call(func=m.Attribute(m.Name("self"), m.Name("assertEqual")))):
            return updated_node
        args = {a.keyword.value if a.keyword else i: a.value for i, a in enumerate(call.args)}
        if 0 not in args or 1 not in args:
            return updated_node
        test = cst.Comparison(bracketed(args[0]), [cst.ComparisonTarget(cst.Equal(), bracketed(args[1]))])
        return cst.Assert(test, args.get(2, args.get("msg")))
