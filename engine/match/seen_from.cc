// `seen from`: an expression of the callee in the caller's words.
#include "engine/match/evaluator.h"

namespace hvr {

std::string Evaluator::substitute(NodeId e, const FunctionInfo& callee, NodeId via, NodeId call, int depth) const {
  if (depth > 16) return {};
  switch (t_.kind(e)) {
    case Kind::identifier: {
      if (m_.is_builtin(e)) return std::string(t_.text(e));
      const auto ids = m_.reaching(e);
      if (ids.size() != 1) {
        // Several definitions outside the callee: the name itself is what the caller sees too.
        if (ids.empty() || m_.scope(m_.binding(ids[0]).scope).node == callee.node) return {};
      }
      const Binding& b = m_.binding(ids[0]);
      if (m_.scope(b.scope).node != callee.node) {
        // An outer name: visible to the caller unless the caller has its own.
        const auto* outer = m_.bindings_of(e);
        const std::string name(t_.text(e));
        for (ScopeId s = m_.scope_of(call);; s = m_.scope(s).parent) {
          const auto it = m_.scope(s).names.find(name);
          if (it != m_.scope(s).names.end() && !(m_.scope(s).kind == ScopeKind::klass && s != m_.scope_of(call))) return &it->second == outer ? name : "";
          if (s == 0) return "";
        }
      }
      if (b.kind == BindingKind::parameter) {
        size_t index = 0;
        while (index < callee.parameters.size() && m_.binding(callee.parameters[index]).target != b.target) ++index;
        const NodeId f = t_.child(via, Field::function);
        if (callee.klass != kNoNode) {
          if (index == 0) return t_.kind(f) == Kind::attribute ? seen_from(t_.child(f, Field::object), call, depth + 1) : "";
          --index;
        }
        const NodeId a = flow_.argument(via, index, b.name).value;
        if (a != kNoNode) return seen_from(a, call, depth + 1);
        return b.value == kNoNode ? "" : std::string(t_.text(b.value));
      }
      // A local with one pure definition is written out.
      if (b.kind == BindingKind::assign && b.path.empty() && b.value != kNoNode) return substitute(b.value, callee, via, call, depth + 1);
      return {};
    }
    case Kind::attribute: {
      const std::string object = substitute(t_.child(e, Field::object), callee, via, call, depth + 1);
      return object.empty() ? "" : object + "." + std::string(t_.text(t_.child(e, Field::attribute)));
    }
    case Kind::integer:
    case Kind::float_:
    case Kind::string: return std::string(t_.text(e));
    case Kind::parenthesized_expression:
    case Kind::binary_operator:
    case Kind::list:
    case Kind::tuple:
    case Kind::subscript:
    case Kind::keyword_argument:
    case Kind::argument_list:
    case Kind::call: {
      // Only calls without effects may be written a second time.
      if (t_.kind(e) == Kind::call) {
        const NodeId f = t_.child(e, Field::function);
        const bool pure = (t_.kind(f) == Kind::identifier && m_.is_builtin(f) && (t_.text(f) == "list" || t_.text(f) == "tuple" || t_.text(f) == "dict")) ||
                          (t_.kind(f) == Kind::attribute && (t_.text(t_.child(f, Field::attribute)) == "values" || t_.text(t_.child(f, Field::attribute)) == "items"));
        if (!pure) return {};
      }
      std::string out;
      uint32_t at = t_.span(e).begin;
      for (const NodeId c : t_.children(e)) {
        out += t_.text().substr(at, t_.span(c).begin - at);
        if (t_.kind(c) == Kind::operator_token || (t_.kind(e) == Kind::keyword_argument && t_[c].field == Field::name)) {
          out += t_.text(c);
        } else {
          const std::string inner = substitute(c, callee, via, call, depth + 1);
          if (inner.empty() && !(t_.kind(c) == Kind::argument_list && t_.children(c).empty())) return {};
          out += inner.empty() ? std::string(t_.text(c)) : inner;
        }
        at = t_.span(c).end;
      }
      return out + std::string(t_.text().substr(at, t_.span(e).end - at));
    }
    default: return {};
  }
}

std::string Evaluator::seen_from(NodeId e, NodeId call, int depth) const {
  const FunctionInfo* inner = m_.enclosing_function(e);
  if (inner == m_.enclosing_function(call)) return std::string(t_.text(e));
  if (!inner || depth > 8) return {};
  // The calls that enter the callee: `call` itself, or one inside what it runs.
  for (const NodeId via : flow_.callers(inner->node)) {
    if (via != call && flow_.runs(call, via) == Tri::no) continue;
    const std::string text = substitute(e, *inner, via, call, depth);
    if (!text.empty()) return text;
  }
  return {};
}

}  // namespace hvr
