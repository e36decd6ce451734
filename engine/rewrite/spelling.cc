// Which of the names of a file may stand for a library's at a place: those that mean it there, in
// the scopes around it, and are bound by then.
#include <algorithm>

#include "engine/rewrite/names.h"

namespace hvr {
namespace {

// Identifiers of a match that are looked at for its own spelling.
constexpr size_t kLooked = 64;

// Modules of Python's library that `import` of their package leaves out.
constexpr std::string_view kSubmodules[] = {"collections.abc",
                                            "concurrent.futures",
                                            "ctypes.util",
                                            "ctypes.wintypes",
                                            "curses.ascii",
                                            "curses.panel",
                                            "curses.textpad",
                                            "dbm.dumb",
                                            "dbm.gnu",
                                            "dbm.ndbm",
                                            "email.charset",
                                            "email.contentmanager",
                                            "email.encoders",
                                            "email.errors",
                                            "email.generator",
                                            "email.header",
                                            "email.headerregistry",
                                            "email.iterators",
                                            "email.message",
                                            "email.mime",
                                            "email.mime.application",
                                            "email.mime.audio",
                                            "email.mime.base",
                                            "email.mime.image",
                                            "email.mime.message",
                                            "email.mime.multipart",
                                            "email.mime.nonmultipart",
                                            "email.mime.text",
                                            "email.parser",
                                            "email.policy",
                                            "email.utils",
                                            "encodings.idna",
                                            "html.entities",
                                            "html.parser",
                                            "http.client",
                                            "http.cookiejar",
                                            "http.cookies",
                                            "http.server",
                                            "importlib.abc",
                                            "importlib.machinery",
                                            "importlib.metadata",
                                            "importlib.resources",
                                            "importlib.resources.abc",
                                            "importlib.util",
                                            "json.tool",
                                            "logging.config",
                                            "logging.handlers",
                                            "multiprocessing.connection",
                                            "multiprocessing.dummy",
                                            "multiprocessing.managers",
                                            "multiprocessing.pool",
                                            "multiprocessing.shared_memory",
                                            "multiprocessing.sharedctypes",
                                            "tkinter.colorchooser",
                                            "tkinter.commondialog",
                                            "tkinter.dialog",
                                            "tkinter.dnd",
                                            "tkinter.filedialog",
                                            "tkinter.font",
                                            "tkinter.messagebox",
                                            "tkinter.scrolledtext",
                                            "tkinter.simpledialog",
                                            "tkinter.ttk",
                                            "unittest.mock",
                                            "urllib.error",
                                            "urllib.parse",
                                            "urllib.request",
                                            "urllib.response",
                                            "urllib.robotparser",
                                            "wsgiref.handlers",
                                            "wsgiref.headers",
                                            "wsgiref.simple_server",
                                            "wsgiref.types",
                                            "wsgiref.util",
                                            "wsgiref.validate",
                                            "xml.dom",
                                            "xml.dom.expatbuilder",
                                            "xml.dom.minidom",
                                            "xml.dom.pulldom",
                                            "xml.etree",
                                            "xml.etree.ElementInclude",
                                            "xml.etree.ElementTree",
                                            "xml.parsers",
                                            "xml.parsers.expat",
                                            "xml.sax",
                                            "xml.sax.handler",
                                            "xml.sax.saxutils",
                                            "xml.sax.xmlreader",
                                            "xmlrpc.client",
                                            "xmlrpc.server"};

bool lies_in(std::string_view name, std::string_view module) {
  return name == module || (name.starts_with(module) && name[module.size()] == '.');
}

}  // namespace

void Names::comes(const ir::Fragment& text, NodeId at) {
  const auto& s = text.segments;
  if (s.empty() || (s[0].text != "from" && s[0].text != "import")) return;
  std::string module;
  for (size_t i = 1; i < s.size() && s[i].type == ir::Segment::Type::text; ++i) {
    if (s[i].text == "import" || s[i].text == "as") break;
    module += s[i].text;
  }
  const auto [it, fresh] = coming_.emplace(module, at);
  if (!fresh) it->second = std::min(it->second, at);
}

std::string Names::unloaded_submodule(const std::string& canonical, NodeId place) const {
  std::string_view best;
  for (const std::string_view m : kSubmodules)
    if (lies_in(canonical, m) && m.size() > best.size()) best = m;
  if (best.empty()) return {};
  for (const auto& [name, n] : facts_.imports())
    if (facts_.tree().module_of(n) == root_ && lies_in(name, best)) return {};
  for (const auto& [name, n] : coming_)
    if (lies_in(name, best) && place != kNoNode && n <= place) return {};
  return std::string(best);
}

bool Names::match_uses(const std::string& name, NodeId place) const {
  const Tree& t = facts_.tree();
  const auto* wanted = facts_.bindings_of(name, facts_.scope_of(place));
  size_t looked = 0;
  for (NodeId n = place; n < t[place].last && looked < kLooked; ++n) {
    if (t.kind(n) != Kind::identifier) continue;
    ++looked;
    if (t.text(n) == name && facts_.role(n) == NameRole::load && facts_.bindings_of(n) == wanted)
      return true;
  }
  return false;
}

std::string Names::matched_name(const std::string& canonical, NodeId place) const {
  if (place == kNoNode || place == root_) return {};
  const Tree& t = facts_.tree();
  size_t looked = 0;
  for (NodeId n = place; n < t[place].last && looked < kLooked; ++n) {
    if (t.kind(n) != Kind::identifier) continue;
    ++looked;
    if (facts_.role(n) != NameRole::load) continue;
    const std::string& root = facts_.canonical(n);
    if (root.empty() || root.find('.') != std::string::npos || !lies_in(canonical, root)) continue;
    const auto* own = facts_.bindings_of(n);
    const std::string name(t.text(n));
    if (own && own == facts_.bindings_of(name, facts_.scope_of(place)))
      return name + canonical.substr(root.size());
  }
  return {};
}

bool Names::bound_before(const NumberList& ids, NodeId place) const {
  const Tree& t = facts_.tree();
  const ScopeId owner = facts_.binding(ids.front()).scope;
  const NodeId scope_node = facts_.scope(owner).node;
  // The outermost function inside the owner that holds the place: it may run once it is defined.
  NodeId outer = kNoNode;
  for (ScopeId s = facts_.scope_of(place); s != owner && facts_.scope(s).kind != ScopeKind::module;
       s = facts_.scope(s).parent)
    if (facts_.scope(s).kind == ScopeKind::function || facts_.scope(s).kind == ScopeKind::lambda)
      outer = facts_.scope(s).node;
  const NodeId limit = outer == kNoNode ? place : outer;
  NodeId together = kNoNode;  // the statement of the owner's block that all of them are in
  size_t inside = 0;
  for (const BindingId id : ids) {
    const Binding& b = facts_.binding(id);
    const NodeId statement = t.statement(b.statement == kNoNode ? b.target : b.statement);
    if (statement == kNoNode || b.target >= limit) continue;
    const NodeId block = t.parent(statement);
    if (t.is_inside(limit, block)) return true;
    NodeId top = statement;
    while (t.statement(t.parent(top)) != kNoNode && t.statement(t.parent(top)) > scope_node)
      top = t.statement(t.parent(top));
    inside += together == kNoNode || together == top;
    together = top;
  }
  // Both branches of an `if` or a `try`.
  return inside > 1 && inside == ids.size();
}

std::string Names::name_in_scope(ScopeId s, const std::string& dotted, NodeId place,
                                 bool canonical) const {
  std::string best;
  for (const Symbol symbol : facts_.names_bound_in(s)) {
    const std::string& name = facts_.name(symbol);
    const NumberList& ids = *facts_.bound_in(s, name);
    // A name that also means something else is no good.
    const bool usable = std::all_of(ids.begin(), ids.end(), [&](BindingId id) {
      const Binding& b = facts_.binding(id);
      if (b.kind != BindingKind::import && b.kind != BindingKind::assign) return false;
      std::string what = b.from == kNoSymbol ? facts_.imported(b) : facts_.imported_name(b.target);
      if (b.kind == BindingKind::assign && b.value != kNoNode && b.path.empty())
        what = facts_.imported_name(b.value);
      return (canonical ? facts_.library().canonical(what) : what) == dotted;
    });
    if (!usable || (!best.empty() && name > best)) continue;
    // Nor one that means something else at the place, or has no value there yet.
    if (facts_.bindings_of(name, facts_.scope_of(place)) != &ids) continue;
    if (bound_before(ids, place) || match_uses(name, place)) best = name;
  }
  return best;
}

// At the header only what is bound up to its anchor is known.
std::string Names::name_at_header(const std::string& dotted, bool canonical) const {
  if (header_anchor == kNoNode) return {};
  std::string best;
  const ScopeId module = facts_.scope_of(root_);
  for (const Symbol symbol : facts_.names_bound_in(module)) {
    const std::string& name = facts_.name(symbol);
    const NumberList& ids = *facts_.bound_in(module, name);
    if (ids.size() != 1) continue;
    const Binding& b = facts_.binding(ids[0]);
    if (b.kind != BindingKind::import || b.target >= facts_.tree()[header_anchor].last) continue;
    if ((canonical ? facts_.library().canonical(facts_.imported(b)) : facts_.imported(b)) ==
            dotted &&
        (best.empty() || name < best))
      best = name;
  }
  return best;
}

std::string Names::bound_name(const std::string& dotted, NodeId place, bool canonical) const {
  if (place == kNoNode) return name_at_header(dotted, canonical);
  for (ScopeId s = facts_.scope_of(place);; s = facts_.scope(s).parent) {
    const bool module = facts_.scope(s).kind == ScopeKind::module;
    if (facts_.scope(s).kind != ScopeKind::klass)
      if (std::string name = name_in_scope(s, dotted, place, canonical); !name.empty()) return name;
    if (module) break;
  }
  return facts_.starred_library_name(facts_.scope_of(root_), dotted, canonical);
}

}  // namespace hvr
