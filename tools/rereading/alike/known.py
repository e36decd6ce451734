"""Tests whose outcome is known: there are several workers, None is None, a text is itself."""

import ast
import re

from rereading.alike.values import COMMON, NONE, Value


class Known:
    """Says of tests whether they hold."""

    def known(self, test, frame):
        """Whether a test is known to hold: there are several workers, and None is None."""
        if isinstance(test, ast.BoolOp):
            sides = [self.known(value, frame) for value in test.values]
            settles = isinstance(test.op, ast.Or)
            if settles in sides:
                return settles
            return None if None in sides else not settles
        text = ast.unparse(test)
        if re.fullmatch(r"hvd\w*\.size\(\) (> 1|!= 1|>= 2)", text):
            return True
        if re.fullmatch(r"hvd\w*\.size\(\) (== 1|< 2|<= 1)", text):
            return False
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            holds = self.known(test.operand, frame)
            return None if holds is None else not holds
        if (
            isinstance(test, ast.Compare)
            and len(test.ops) == 1
            and isinstance(test.left, ast.Name)
            and isinstance(test.ops[0], (ast.Is, ast.IsNot))
            and ast.unparse(test.comparators[0]) == "None"
        ):
            if self.name(test.left.id, frame) == NONE:
                return isinstance(test.ops[0], ast.Is)
            return None
        if isinstance(test, ast.Compare):
            return self.compared(test, frame)
        if isinstance(test, ast.Name):
            value = self.name(test.id, frame)
            if value == NONE or value == Value(constant=False) and value.constant is False:
                return False
        if (
            self.apart
            and isinstance(test, ast.Call)
            and text.startswith("hasattr(self,")
            and frame.cls is not None
            and isinstance(test.args[1], ast.Constant)
            and ("a", frame.cls.node, test.args[1].value) in self.heap
        ):
            return True
        return None

    def compared(self, test, frame):
        """Whether a name that holds a text is, or is among, texts that are written out."""
        value = self.name(test.left.id, frame) if isinstance(test.left, ast.Name) else COMMON
        if not isinstance(value.constant, str) or value.flags or len(test.ops) > 1:
            return None
        try:
            others = ast.literal_eval(test.comparators[0])
        except ValueError:
            return None
        if isinstance(test.ops[0], (ast.In, ast.NotIn)) and isinstance(others, (tuple, list, str)):
            return (value.constant in others) == isinstance(test.ops[0], ast.In)
        if isinstance(test.ops[0], (ast.Eq, ast.NotEq)):
            return (value.constant == others) == isinstance(test.ops[0], ast.Eq)
        return None

    @staticmethod
    def is_main(test):
        return (
            isinstance(test, ast.Compare)
            and isinstance(test.left, ast.Name)
            and test.left.id == "__name__"
        )
