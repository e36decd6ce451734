// Actions: what is done.
#include <algorithm>

#include "dsl/lower.h"

namespace hvr::dsl {

using ir::ActionId;
using ir::ValueId;

ir::ActionList Lowerer::action_list(const SyntaxNode& n) {
  ir::ActionList out;
  for (const auto& c : n.children) actions(c, out.actions);
  return out;
}

void Lowerer::actions(const SyntaxNode& n, std::vector<ActionId>& into) {
  if (n.kind != Syntax::c_let) {
    into.push_back(action(n));
    return;
  }
  for (const auto& b : n.children) {
    const SyntaxNode& right = b.children.back();
    if (right.kind == Syntax::transformed) {
      const ValueId phrase = value(right.children[0]);
      into.push_back(add(b, ir::action::Transform{bind(b.children[0]), phrase}));
      continue;
    }
    for (const auto& named : named_values(b))
      into.push_back(add(*named.at, ir::action::Let{named.hole, named.value}));
  }
}

Lowerer::SlotName Lowerer::slot_target(const SyntaxNode& dotted) {
  const size_t dot = dotted.text.find('.');
  const auto it = scope_.by_name.find(dotted.text.substr(0, dot));
  if (dot == std::string::npos || it == scope_.by_name.end() ||
      !scope_.holes[it->second].sequence) {
    report("R010", dotted.span, "`" + dotted.text + "` is no slot of a captured argument list",
           "capture the arguments with `f($...a)`, then say `a.name`");
    return {};
  }
  return {{it->second}, dotted.text.substr(dot + 1)};
}

ir::MessageText Lowerer::message_text(const SyntaxNode& n) {
  const std::string text = unquote(n.text);
  ir::MessageText out;
  size_t from = 0;
  for (size_t at = text.find("{$"); at != std::string::npos; at = text.find("{$", from)) {
    const size_t close = text.find('}', at);
    if (close == std::string::npos) break;
    std::string name = text.substr(at + 2, close - at - 2);
    if (name.starts_with("...")) name.erase(0, 3);
    const auto it = scope_.by_name.find(name);
    if (it == scope_.by_name.end())
      report("R010", n.span, "hole `$" + name + "` of the message is not bound here",
             suggest_key(name, scope_.by_name));
    else
      out.parts.push_back({text.substr(from, at - from), it->second});
    from = close + 1;
  }
  out.parts.push_back({text.substr(from), std::nullopt});
  return out;
}

// `if a then … else if b then … else …`: a chain nests to the right.
ActionId Lowerer::branch(const SyntaxNode& n) {
  struct Arm {
    ir::ConditionId test;
    ir::ActionList body;
  };
  std::vector<Arm> arms;
  const auto arm = [&](const SyntaxNode& of) {
    const ir::ConditionId test = condition(of.children[0]);
    arms.push_back({test, action_list(of.children[1])});
  };
  arm(n);
  for (const auto& c : n.children)
    if (c.kind == Syntax::else_if) arm(c);
  ir::ActionList otherwise;
  if (const SyntaxNode* o = n.child(Syntax::otherwise)) otherwise = action_list(o->children[0]);
  for (size_t i = arms.size(); i-- > 1;)
    otherwise = {
        {add(n, ir::action::Branch{arms[i].test, std::move(arms[i].body), std::move(otherwise)})}};
  return add(n, ir::action::Branch{arms[0].test, std::move(arms[0].body), std::move(otherwise)});
}

ActionId Lowerer::replace(const SyntaxNode& n) {
  ir::action::Replace out;
  if (n.children[0].kind == Syntax::hole) out.node = value(n.children[0]);
  out.results = fragments(n.children.back(), FragmentUse::result);
  return add(n, std::move(out));
}

ActionId Lowerer::at_place(const SyntaxNode& n) {
  using namespace ir::action;
  const ValueId place = value(n.children[0]);
  auto results = fragments(n.children[1], FragmentUse::result);
  switch (n.kind) {
    case Syntax::a_before: return add(n, Before{place, std::move(results)});
    case Syntax::a_after: return add(n, After{place, std::move(results)});
    case Syntax::a_after_value: return add(n, AfterValue{place, std::move(results)});
    case Syntax::a_head: return add(n, Head{place, std::move(results)});
    default: unexpected(n, "an action at a place");
  }
}

ActionId Lowerer::message(const SyntaxNode& n) {
  const Syntax word = n.children[0].kind;
  ir::action::Message out;
  out.kind = word == Syntax::is_error  ? ir::MessageKind::error
             : word == Syntax::is_warn ? ir::MessageKind::warning
                                       : ir::MessageKind::note;
  out.text = message_text(n.children[1]);
  if (n.children.size() > 2) out.at = value(n.children[2]);
  return add(n, std::move(out));
}

ActionId Lowerer::does(const SyntaxNode& n) {
  const SyntaxNode& word = n.children[0];
  ir::action::Does out;
  if (n.children.size() > 1) out.node = value(n.children[1]);
  if (const auto it = obligations_.find(word.text); it != obligations_.end())
    out.obligation = it->second;
  else
    report("R027", word.span, "nothing demands `" + word.text + "`",
           suggest_key(word.text, obligations_));
  return add(n, std::move(out));
}

ActionId Lowerer::each_do(const SyntaxNode& n) {
  const SyntaxNode* index = n.child(Syntax::with_index);
  ir::action::EachDo out;
  out.list = value(n.children[index ? 2 : 1]);
  out.element = bind(n.children[0]);
  if (index) out.index = bind(index->children[0]);
  out.body = action_list(n.children.back());
  return add(n, std::move(out));
}

ActionId Lowerer::action(const SyntaxNode& n) {
  using namespace ir::action;
  const auto& c = n.children;
  switch (n.kind) {
    case Syntax::a_if: return branch(n);
    case Syntax::a_replace: return replace(n);
    case Syntax::a_set: {
      const ValueId v = value(c[1]);
      const SlotName slot = slot_target(c[0]);
      return add(n, Set{slot.arguments, slot.parameter, v});
    }
    case Syntax::a_drop: {
      const SlotName slot = slot_target(c[0]);
      return add(n, Drop{slot.arguments, slot.parameter});
    }
    case Syntax::a_wrap: {
      const ValueId node = value(c[0]);
      return add(n, Wrap{node, value(c[1])});
    }
    case Syntax::a_guard: {
      const ValueId statement = value(c[0]);
      const ir::FragmentId guard = fragment(c[1], FragmentUse::result);
      if (!rules_.fragments[guard].compound)
        report("R014", c[1].span, "a guard is a statement with a block around the guarded one",
               "write `if …: $s`");
      return add(n, Guard{statement, guard});
    }
    case Syntax::a_insert: {
      const ValueId element = value(c[0]);
      return add(n, Insert{c[1].kind == Syntax::at_last ? ir::ListEnd::last : ir::ListEnd::first,
                           element, value(c[2])});
    }
    case Syntax::a_after_imports: return add(n, AfterImports{fragments(c[0], FragmentUse::result)});
    case Syntax::a_before:
    case Syntax::a_after:
    case Syntax::a_after_value:
    case Syntax::a_head: return at_place(n);
    case Syntax::a_remove: return add(n, Remove{value(c[0])});
    case Syntax::a_message: return message(n);
    case Syntax::a_does: return does(n);
    case Syntax::a_each: return each_do(n);
    case Syntax::a_extend: {
      const ValueId v = value(c[1]);
      return add(n, Extend{key(c[0]), v});
    }
    case Syntax::a_keep: return add(n, Keep{});
    default: unexpected(n, "an action");
  }
}

}  // namespace hvr::dsl
