// `seen from`: an expression of the callee in the caller's words.
#include "engine/match/evaluator.h"

namespace hvr {

struct Evaluator::InlineContext {
  std::vector<std::string>
      modules;  // that the text names, and that the call's module does not import yet
  int depth = 0;
};

// Without a callee, names mean what they mean at the end of their module.
std::string Evaluator::substitute(NodeId e, const FunctionInfo* callee, NodeId via, NodeId call,
                                  InlineContext& sight) const {
  if (sight.depth > 16) return {};
  struct Deeper {
    int& depth;
    explicit Deeper(int& d) : depth(d) { ++depth; }
    ~Deeper() { --depth; }
  } deeper(sight.depth);
  switch (tree_.kind(e)) {
    case Kind::identifier: {
      if (facts_.is_builtin(e)) return std::string(tree_.text(e));
      const auto ids = facts_.reaching(e);
      if (ids.size() != 1) {
        // Several definitions outside the callee: the name itself is what the caller sees too.
        if ((ids.empty() && facts_.module_named_by(e).empty()) ||
            (!ids.empty() && callee &&
             facts_.scope(facts_.binding(ids[0]).scope).node == callee->node))
          return {};
      }
      if (!callee || ids.empty() ||
          facts_.scope(facts_.binding(ids[0]).scope).node != callee->node) {
        // An outer name: visible to the caller unless the caller has its own.
        std::string import;
        std::string text = facts_.spelled_at(e, call, &import);
        if (!import.empty()) sight.modules.push_back(import);
        return text;
      }
      const Binding& b = facts_.binding(ids[0]);
      if (b.kind == BindingKind::parameter) {
        size_t index = 0;
        while (index < callee->parameters.size() &&
               facts_.binding(callee->parameters[index]).target != b.target)
          ++index;
        const NodeId f = tree_.child(via, Field::function);
        if (callee->klass != kNoNode) {
          if (index == 0)
            return tree_.kind(f) == Kind::attribute
                       ? seen(tree_.child(f, Field::object), call, sight)
                       : "";
          --index;
        }
        const NodeId a = flow_.argument(via, index, b.name).value;
        if (a != kNoNode) return seen(a, call, sight);
        return b.value == kNoNode ? "" : std::string(tree_.text(b.value));
      }
      // A local with one pure definition is written out.
      if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode)
        return substitute(b.value, callee, via, call, sight);
      return {};
    }
    case Kind::attribute: {
      const std::string object =
          substitute(tree_.child(e, Field::object), callee, via, call, sight);
      return object.empty()
                 ? ""
                 : object + "." + std::string(tree_.text(tree_.child(e, Field::attribute)));
    }
    case Kind::integer:
    case Kind::float_:
    case Kind::string: return std::string(tree_.text(e));
    case Kind::parenthesized_expression:
    case Kind::binary_operator:
    case Kind::list:
    case Kind::tuple:
    case Kind::subscript:
    case Kind::keyword_argument:
    case Kind::argument_list:
    case Kind::call: {
      // Only calls without effects may be written a second time.
      if (tree_.kind(e) == Kind::call) {
        const NodeId f = tree_.child(e, Field::function);
        const bool pure =
            (tree_.kind(f) == Kind::identifier && facts_.is_builtin(f) &&
             (tree_.text(f) == "list" || tree_.text(f) == "tuple" || tree_.text(f) == "dict")) ||
            (tree_.kind(f) == Kind::attribute &&
             (tree_.text(tree_.child(f, Field::attribute)) == "values" ||
              tree_.text(tree_.child(f, Field::attribute)) == "items"));
        if (!pure) return {};
      }
      std::string out;
      uint32_t at = tree_.span(e).begin;
      for (const NodeId c : tree_.children(e)) {
        out += tree_.text().substr(at, tree_.span(c).begin - at);
        if (tree_.kind(c) == Kind::operator_token ||
            (tree_.kind(e) == Kind::keyword_argument && tree_[c].field == Field::name)) {
          out += tree_.text(c);
        } else {
          const std::string inner = substitute(c, callee, via, call, sight);
          if (inner.empty() && !(tree_.kind(c) == Kind::argument_list && tree_.children(c).empty()))
            return {};
          out += inner.empty() ? std::string(tree_.text(c)) : inner;
        }
        at = tree_.span(c).end;
      }
      return out + std::string(tree_.text().substr(at, tree_.span(e).end - at));
    }
    default: return {};
  }
}

std::string Evaluator::seen(NodeId e, NodeId call, InlineContext& sight) const {
  const FunctionInfo* inner = facts_.enclosing_function(e);
  const bool same_module = tree_.module_of(e) == tree_.module_of(call);
  if (inner == facts_.enclosing_function(call) && same_module) return std::string(tree_.text(e));
  if (!inner) return same_module ? "" : substitute(e, nullptr, kNoNode, call, sight);
  if (sight.depth > 8) return {};
  // The calls that enter the callee: `call` itself, or one inside what it runs.
  for (const NodeId via : flow_.callers(inner->node)) {
    if (via != call && flow_.runs(call, via) == Tri::no) continue;
    std::string text = substitute(e, inner, via, call, sight);
    if (!text.empty()) return text;
  }
  return {};
}

namespace {
Value as_value(std::string text, std::vector<std::string> modules) {
  if (text.empty()) return Value::of(Value::Type::unknown);
  Value v = Value::of_text(std::move(text));
  v.modules = std::move(modules);
  return v;
}
}  // namespace

Value Evaluator::seen_from(NodeId e, NodeId call) const {
  InlineContext sight;
  std::string text = seen(e, call, sight);
  return as_value(std::move(text), std::move(sight.modules));
}

Value Evaluator::seen_in_module(NodeId e, NodeId place) const {
  InlineContext sight;
  std::string text = substitute(e, nullptr, kNoNode, place, sight);
  return as_value(std::move(text), std::move(sight.modules));
}

}  // namespace hvr
