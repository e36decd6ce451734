import re

import libcst as cst


class Codemod(cst.CSTTransformer):
    def leave_BinaryOperation(self, original_node, updated_node):
        n = updated_node
        if not isinstance(n.operator, cst.Modulo) or not isinstance(n.left, cst.SimpleString):
            return n
        if re.search(r"[{}\\\"]|%%", n.left.value):
            return n
        text = n.left.raw_value
        values = [e.value for e in n.right.elements] if isinstance(n.right, cst.Tuple) else [n.right]
        if len(values) == 1 and not isinstance(n.right, cst.Name):
            return n
        pieces = re.split(r"%([sdr])", text)
        if len(pieces) // 2 != len(values):
            return n
        out = [cst.FormattedStringText(pieces[0])]
        for value, spec, rest in zip(values, pieces[1::2], pieces[2::2]):
            kind = spec if len(values) > 1 else None
            out += [cst.FormattedStringExpression(value, conversion=kind), cst.FormattedStringText(rest)]
        return cst.FormattedString([p for p in out if getattr(p, "value", "x") != ""], start='f"', end='"')
