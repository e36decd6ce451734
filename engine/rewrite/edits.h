// Edits hang on nodes of the original tree; text is made from them at the very end, inside out.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "engine/match/captures.h"
#include "engine/match/query.h"

namespace hvr {

struct Edit {
  enum class Kind : uint8_t {
    replace,  // results instead of the node
    wrap,     // an expression around the node (also: a new value for an argument that is given)
    guard,    // a compound statement around the statement
    before,   // statements in front of the statement
    after,    // statements behind it
    remove,   // the statement goes
    add_argument,   // `name=value` at the end of an argument list
    drop_argument,  // the argument, element, imported name, `with` item or decorator goes
    name_argument,  // a positional argument becomes a keyword
    insert,         // an element of a list, first or last
  } kind = Kind::wrap;
  NodeId node = kNoNode;
  std::vector<Value> results;
  std::string name;  // of the argument
  bool last = true;  // for insert
  // Of `replace`: optional syntax that the pattern left free, and where the results take it.
  struct Kept {
    NodeId node = kNoNode;
    ir::OpenPart part = ir::OpenPart::none;
    size_t result = 0;   // of `results`
    size_t segment = 0;  // of its fragment
  };
  std::vector<Kept> kept;
  bool tidy = false;  // of an import without a use, made when all else stands
  bool set = false;   // this wrap gives a new value to a slot: exclusive with another one
  ir::RuleId rule;    // in file order
  uint32_t unit = 0;  // the rule application it belongs to
};

// What others must do, or an application falls: an obligation, for each of some nodes. Applications
// that name the same rows share the list.
struct Need {
  ir::ObligationId obligation;
  std::shared_ptr<const std::vector<NodeId>> nodes;
};

// One rule application: its edits stand or fall together.
struct Unit {
  ir::RuleId rule;
  NodeId at = kNoNode;
  bool dropped = false;
  bool failed = false;     // dropped since its text cannot stand where it would go
  bool lost = false;       // dropped since it lost to another one: it stands where that one falls
  bool undecided = false;  // dropped, or never made, since a condition of it cannot be decided
  std::string why;         // for a dropped one
  std::optional<std::pair<ir::ObligationId, NodeId>> lacks;  // the need that dropped it
  std::vector<std::pair<ir::ObligationId, NodeId>>
      does;  // obligations it meets, and for which node
  // Where it failed or is undecided, what it is a part of, which falls with it unless something
  // else does what it would have done.
  std::vector<Need> needs;
  std::map<NodeId, std::map<std::string, std::string>>
      fresh;            // by module: wished name -> name that is free
  bool tidies = false;  // imports that it leaves without a use go
  // Those that share an edit are of one group, which the first of them names.
  uint32_t group = 0;
  bool shares = false;
  std::optional<uint32_t> fell_with = {};  // dropped since that one of its group was
};

// `after imports`, and `after all imports`: of every module that gets an import, too.
struct BehindImports {
  Value value;
  bool of_all = false;
  uint32_t unit = 0;
};

struct EditSet {
  std::vector<Edit> edits;
  std::vector<Unit> units;
  std::vector<BehindImports> header;
  std::vector<std::pair<uint32_t, Diagnostic>> messages;  // said if their unit stands
};

// Leaves one of equal edits (same node, same action, same text) and makes groups of the
// applications that share one. Once, when all edits are there.
void share_equal_edits(EditSet& set, const Query& query);
// Drops what shares an edit with a dropped one; whether there was any.
bool fall_together(EditSet& set);

std::string_view edit_name(Edit::Kind k);

// Cancels what cannot stand together: a second replacement or value for one place, and edits that a
// replacement or removal swallows. The rule that is earlier in the file stands. Returns (dropped
// unit, unit it lost to), of those that stood before.
std::vector<std::pair<uint32_t, uint32_t>> settle_conflicts(EditSet& set, const Tree& tree,
                                                            const ir::Ruleset& program);

}  // namespace hvr
