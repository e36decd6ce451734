// What a hole may hold while a ruleset looks at a module.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/program.h"
#include "python/tree.h"

namespace hvr {

struct Result;

struct Value {
  Value() = default;
  // Most are a node and nothing else.
  Value(const Value& other)
      : type(other.type),
        node(other.node),
        integer(other.integer),
        real(other.real),
        python(other.python),
        signature(other.signature) {
    if (other.has_more()) copy_more(other);
  }
  Value& operator=(const Value& other) {
    if (this != &other) *this = Value(other);
    return *this;
  }
  Value(Value&&) = default;
  Value& operator=(Value&&) = default;
  ~Value() = default;

  enum class Type {
    unbound,
    node,
    nodes,
    text,
    integer,
    real,
    boolean,
    bytes,
    absent,
    unknown,
    klass,
    result,
    bindings
  } type = Type::unbound;
  NodeId node =
      kNoNode;  // the node; for `nodes` the list that holds them (an argument list, a block, …)
  std::vector<NodeId> nodes;
  std::vector<Value> items;  // for `bindings` and computed lists
  std::string text;          // Python text, text value, class name
  std::vector<std::string>
      modules;          // of the program, that Python text names and its place must import
  int64_t integer = 0;  // also booleans
  double real = 0;
  bool python = false;                       // of a text: it is Python, as a declared default is
  const ir::Signature* signature = nullptr;  // for captured arguments, when `reading` names one
  std::shared_ptr<Result> result;

  bool bound() const { return type != Type::unbound; }
  // A node, and nothing beside it.
  bool only_node() const { return type == Type::node && !has_more() && integer == 0 && !signature; }
  // Whether the same was caught at the same place.
  bool same_place(const Value& other) const {
    return type == other.type && node == other.node && nodes == other.nodes && text == other.text;
  }
  // The nodes of a list, or, of a computed one, what was computed.
  std::vector<Value> elements() const {
    if (nodes.empty()) return items;
    std::vector<Value> out;
    out.reserve(nodes.size());
    for (const NodeId n : nodes) out.push_back(of_node(n));
    return out;
  }
  static Value of_node(NodeId n) {
    Value v;
    v.type = Type::node;
    v.node = n;
    return v;
  }
  static Value of_text(std::string s) {
    Value v;
    v.type = Type::text;
    v.text = std::move(s);
    return v;
  }
  static Value of_python(std::string s) {
    Value v = of_text(std::move(s));
    v.python = true;
    return v;
  }
  static Value of_integer(int64_t i) {
    Value v;
    v.type = Type::integer;
    v.integer = i;
    return v;
  }
  static Value of_real(double r) {
    Value v;
    v.type = Type::real;
    v.real = r;
    return v;
  }
  static Value of_boolean(bool b) {
    Value v;
    v.type = Type::boolean;
    v.integer = b;
    return v;
  }
  static Value of(Type t) {
    Value v;
    v.type = t;
    return v;
  }

 private:
  bool has_more() const {
    return !nodes.empty() || !items.empty() || !text.empty() || !modules.empty() || result;
  }
  [[gnu::noinline]] void copy_more(const Value& other) {
    nodes = other.nodes;
    items = other.items;
    text = other.text;
    modules = other.modules;
    result = other.result;
  }
};

}  // namespace hvr
