// The public interface over the spines.
#include <algorithm>

#include "dsl/load.h"
#include "engine/api/spine.h"
#include "engine/api/version.h"
#include "engine/source/notebook.h"

namespace hvr {

hvrewrite::Messages to_messages(const Diagnostics& d, std::string_view text, const std::string& path, const ir::Program* program) {
  hvrewrite::Messages out;
  for (const Diagnostic& x : d.all()) {
    std::string_view body = x.file == path ? text : std::string_view();
    if (program)
      for (size_t i = 0; i < program->files.size(); ++i)
        if (program->files[i] == x.file) body = program->texts[i];
    const LineIndex lines(body);
    const LineColumn place = lines.at(x.span.begin);
    hvrewrite::Message m;
    m.severity = static_cast<hvrewrite::Message::Severity>(x.severity);
    m.code = x.code;
    m.file = x.file;
    m.begin = x.span.begin;
    m.end = x.span.end;
    m.line = place.line;
    m.column = place.column;
    if (x.span.size() > 0) m.line_text = std::string(lines.line_text(x.span.begin));
    m.text = x.message;
    m.help = x.help;
    out.push_back(std::move(m));
  }
  return out;
}

}  // namespace hvr

namespace hvrewrite {

std::string_view version() { return HVREWRITE_VERSION; }

std::optional<Ruleset> Ruleset::load(const std::string& path, const ReadFile& read, const LoadOptions& options, Messages& messages) {
  hvr::Diagnostics d;
  std::vector<std::pair<std::string, std::string>> seen;
  const hvr::dsl::ReadFile remember = [&](const std::string& p) {
    auto text = read(p);
    if (text) seen.emplace_back(p, *text);
    return text;
  };
  auto program = hvr::dsl::load_ruleset(path, remember, {options.data_folders, options.settings}, d);
  hvr::ir::Program shown;
  for (auto& [p, text] : seen) {
    shown.files.push_back(p);
    shown.texts.push_back(text);
  }
  for (auto& m : hvr::to_messages(d, {}, path, &shown)) messages.push_back(std::move(m));
  if (!program) return std::nullopt;
  return Ruleset(std::make_shared<const Impl>(Impl{std::move(*program), path, read, options}));
}

namespace {

Classification to_public(const hvr::Session& s) {
  Classification out;
  out.pattern = s.classification.pattern;
  if (!s.module) {
    out.pattern = "Unknown";
    return out;
  }
  const hvr::LineIndex lines(s.source.text);
  for (const auto& e : s.classification.evidence) {
    const auto place = lines.at(s.parsed.tree.span(e.node).begin);
    out.evidence.push_back({place.line, place.column, 0, e.pattern});
  }
  return out;
}

}  // namespace

namespace {

bool is_notebook(const std::string& path) { return path.ends_with(".ipynb"); }

// Places in the program become places in its cells.
void place_in_cells(Result& r, const hvr::Notebook& book, const std::string& path) {
  for (Message& m : r.messages) {
    const hvr::NotebookCell* cell = book.cell_at(m.begin);
    m.cell = cell->number;
    m.file = path;
    m.line = m.line >= cell->first_line ? m.line - cell->first_line + 1 : 1;
  }
  for (Evidence& e : r.classification.evidence) {
    const hvr::NotebookCell* cell = &book.cells()[0];
    for (const auto& c : book.cells())
      if (c.first_line <= e.line) cell = &c;
    e.cell = cell->number;
    e.line -= std::min(e.line, cell->first_line) - 1;
  }
}

// Reads a notebook and lets `work` do something with its program.
template <class Work>
Result with_notebook(const std::string& path, std::string bytes, Work&& work) {
  Result out;
  out.text = bytes;
  hvr::Diagnostics d;
  const auto book = hvr::Notebook::read(path, std::move(bytes), d);
  if (!book) {
    out.status = Status::refused;
    out.classification.pattern = "Unknown";
    out.messages = hvr::to_messages(d, out.text, path, nullptr);
    return out;
  }
  Result done = work(*book);
  std::swap(done.text, out.text);
  place_in_cells(done, *book, path);
  if (done.status == Status::changed) {
    std::vector<hvr::Notebook::Change> changes;
    auto text = book->with_program(out.text, changes);
    if (text) {
      done.text = std::move(*text);
    } else {
      done.status = Status::refused;
      d.error("R901", path, {}, "the result has lost the marks that part the notebook's cells", "this is a fault of the ruleset or of the engine; the file was left as it is");
      for (auto& m : hvr::to_messages(d, done.text, path, nullptr)) done.messages.push_back(std::move(m));
    }
    for (auto& c : changes) done.cells.push_back({c.cell, std::move(c.before), std::move(c.after)});
  }
  return done;
}

}  // namespace

Result Ruleset::rewrite(const std::string& path, std::string bytes) const {
  if (is_notebook(path)) return with_notebook(path, std::move(bytes), [&](const hvr::Notebook& b) { return rewrite(path.substr(0, path.size() - 6) + ".py", b.program()); });
  Result out;
  out.text = bytes;
  hvr::Diagnostics d;
  hvr::Session s;
  const auto finish = [&](Status status) {
    d.sort();
    out.status = status;
    out.classification = to_public(s);
    out.messages = hvr::to_messages(d, s.source.text, path, nullptr);
    return out;
  };
  if (!hvr::analyse(s, impl_->program, path, std::move(bytes), d)) return finish(Status::refused);
  out.unknown = s.classification.pattern == "Unknown";
  const auto text = hvr::transform(s, impl_->program, d);
  if (!text) return finish(Status::refused);
  if (*text == s.source.text) return finish(Status::unchanged);
  const auto encoded = s.source.encode(*text);
  if (!encoded) {
    d.error("P002", path, {}, "the result has characters that the file's encoding cannot hold", "save the file as UTF-8");
    return finish(Status::refused);
  }
  out.text = *encoded;
  return finish(Status::changed);
}

Result Ruleset::classify(const std::string& path, std::string bytes) const {
  if (is_notebook(path)) return with_notebook(path, std::move(bytes), [&](const hvr::Notebook& b) { return classify(path.substr(0, path.size() - 6) + ".py", b.program()); });
  Result out;
  out.text = bytes;
  hvr::Diagnostics d;
  hvr::Session s;
  if (!hvr::analyse(s, impl_->program, path, std::move(bytes), d)) out.status = Status::refused;
  out.classification = to_public(s);
  out.messages = hvr::to_messages(d, s.source.text, path, nullptr);
  return out;
}

std::vector<ExampleResult> Ruleset::run_examples() const {
  std::vector<ExampleResult> out;
  for (const auto& e : impl_->program.examples) {
    ExampleResult r;
    r.file = impl_->program.files[e.file];
    r.line = hvr::LineIndex(impl_->program.texts[e.file]).at(e.span.begin).line;
    std::string front;
    for (const auto& a : e.assuming) front += a;
    LoadOptions options = impl_->options;
    for (const auto& s : e.set) options.settings.push_back(s);
    Messages ignored;
    const auto rules = e.set.empty() ? std::optional<Ruleset>(*this) : load(impl_->path, impl_->read, options, ignored);
    const Result got = rules ? rules->rewrite("example.py", front + e.before) : Result{};
    std::string text = got.text;
    const std::string wanted = e.unchanged ? e.before : e.after;
    // What stands in front (imports, the header) is not part of the example's claim.
    const auto ends = [](const std::string& a, const std::string& b) { return a.size() >= b.size() && a.compare(a.size() - b.size(), b.size(), b) == 0; };
    r.ok = rules && (e.unchanged ? text == front + e.before : got.status == Status::changed && ends(text, wanted));
    r.got = text;
    for (const auto& m : got.messages) r.got += "# " + m.code + ": " + m.text + "\n";
    r.wanted = wanted;
    out.push_back(std::move(r));
  }
  return out;
}

const std::string& Ruleset::name() const { return impl_->program.name; }
const std::string& Ruleset::help() const { return impl_->program.help; }

std::vector<Parameter> Ruleset::parameters() const {
  std::vector<Parameter> out;
  static constexpr const char* types[] = {"bool", "int", "choice", "text"};
  for (const auto& p : impl_->program.parameters) out.push_back({p.name, types[static_cast<int>(p.type)], p.value, p.help, p.choices});
  return out;
}

std::vector<std::string> Ruleset::prefilter() const {
  // Every rule that can fire needs a pattern, a relation or a refusal to hold, and all of those name a library; a file
  // that mentions none of the libraries' roots can only be Unknown.
  std::vector<std::string> out;
  if (impl_->program.patterns.empty()) return out;
  for (const auto& r : impl_->program.library.roots) out.push_back(r);
  return out;
}

std::vector<std::pair<std::string, std::string>> message_codes() {
  std::vector<std::pair<std::string, std::string>> out;
  for (const auto& c : hvr::registered_codes()) out.emplace_back(c.code, c.meaning);
  return out;
}

}  // namespace hvrewrite
