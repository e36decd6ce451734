// The classes of values that flow follows no further back: of what is written out, of what
// operators and calls make, and of what annotations say.
#pragma once
#include "engine/facts/flow.h"

namespace hvr {

class ValueTypes {
 public:
  explicit ValueTypes(const Flow& flow) : flow_(flow), facts_(flow.facts()), tree_(facts_.tree()) {}

  // Adds the classes of the value of a node; `complete` becomes false where there may be others.
  void add(NodeId value, TypeSet& out) const;
  // What the annotation of a name, where it is bound, says; incomplete where there is none.
  TypeSet annotated(NodeId target) const;
  // Adds what the annotation of a parameter says that n stands for, or what facts say that a `with`
  // or a `for` gives it; false where there is none.
  bool add_annotated_parameter(NodeId n, TypeSet& out) const;
  // Adds what facts, or annotations in a class, say of an element or an attribute that flow follows
  // no further; false where they say nothing.
  bool add_declared(NodeId n, TypeSet& out) const;
  // Where an expression is the first parameter of a method: adds the methods of a name that classes
  // below that method's have; false where these are too many to tell.
  bool add_overriding(NodeId object, std::string_view name, NodeSet& out) const;

 private:
  void add_named(NodeId type, TypeSet& out) const;
  void add_operation(NodeId n, TypeSet& out) const;
  // These are false where nothing is known.
  bool add_result(const TypeSet& of, std::string_view method, TypeSet& out) const;
  bool add_elements(const TypeSet& of, TypeSet& out) const;
  bool add_handed_out(const Binding& b, TypeSet& out) const;
  bool add_field(NodeId attribute, TypeSet& out) const;
  bool add_element(NodeId subscript, TypeSet& out) const;
  bool add_parameter(NodeId name, TypeSet& out) const;
  bool add_made(NodeId call, TypeSet& out) const;
  NodeId class_of_self(const Binding& parameter) const;

  const Flow& flow_;
  const Facts& facts_;
  const Tree& tree_;
};

}  // namespace hvr
