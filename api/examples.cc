// Runs the examples inside rule files: each in its program, with all rules.
#include <algorithm>
#include <set>

#include "api/pipeline.h"

namespace hvr {
namespace {

using Lines = std::vector<std::string>;

// What an example or a pattern of lines has for any number of lines.
constexpr std::string_view kAnyLines = "$..._";

Lines lines_in(const std::string& text) {
  Lines out;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    out.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

size_t indentation(const std::string& line) {
  return std::min(line.find_first_not_of(" \t"), line.size());
}

bool is(const std::string& line, std::string_view word) {
  return std::string_view(line).substr(indentation(line)) == word;
}

// An example in its program.
struct Framed {
  std::string text;
  Lines shown;         // the example's own lines, as they stand there
  uint32_t first = 1;  // the line where they begin
  bool ends = true;    // nothing stands behind them
};

Framed framed(const ir::Ruleset& program, const ir::Example& e) {
  Lines front, back;
  std::string indent;
  const auto add = [&](Lines& to, Lines::const_iterator from, Lines::const_iterator end) {
    for (; from != end; ++from) to.push_back(from->empty() ? "" : indent + *from);
  };
  for (const size_t number : e.assuming) {
    const Lines lines = lines_in(program.programs[number].text);
    const auto here = std::find_if(lines.begin(), lines.end(),
                                   [](const std::string& l) { return is(l, ir::kHere); });
    add(front, lines.begin(), here);
    if (here == lines.end()) continue;
    Lines behind;
    add(behind, here + 1, lines.end());
    back.insert(back.begin(), behind.begin(), behind.end());
    indent += here->substr(0, indentation(*here));
  }
  Framed out;
  const Lines own = lines_in(e.before);
  add(out.shown, own.begin(), own.end());
  out.first = static_cast<uint32_t>(front.size()) + 1;
  out.ends = back.empty();
  for (const Lines* part : {&front, &out.shown, &back})
    for (const std::string& l : *part) out.text += l + "\n";
  return out;
}

// Whether the wanted lines stand at `at`, all of them further in by one and the same indentation.
bool stand_at(const Lines& all, size_t at, const Lines& wanted) {
  if (at + wanted.size() > all.size()) return false;
  std::optional<std::string> indent;
  for (size_t i = 0; i < wanted.size(); ++i) {
    const std::string& got = all[at + i];
    if (wanted[i].empty() && got.empty()) continue;
    if (got.size() < wanted[i].size() || !got.ends_with(wanted[i])) return false;
    const std::string front = got.substr(0, got.size() - wanted[i].size());
    if (!indent) indent = front;
    if (front != *indent || front.find_first_not_of(" \t") != std::string::npos) return false;
  }
  return true;
}

// Whether the lines stand in the text in this order, with anything between where `$..._` stands,
// and, if the example ends its program, at the end.
bool stand_in(const Lines& all, const Lines& wanted, bool at_end) {
  size_t from = 0;
  for (auto begin = wanted.begin(); begin != wanted.end();) {
    const auto end =
        std::find_if(begin, wanted.end(), [](const std::string& l) { return is(l, kAnyLines); });
    const Lines part(begin, end);
    const bool last = end == wanted.end();
    if (last && at_end)
      return all.size() >= from + part.size() && stand_at(all, all.size() - part.size(), part);
    while (from < all.size() && !stand_at(all, from, part)) ++from;
    if (from == all.size() && !part.empty()) return false;
    from += part.size();
    begin = last ? end : end + 1;
  }
  return true;
}

// Whether a message is the one that an example claims, at one of its lines.
bool is_said(const ir::Example::Said& claim, const hvrewrite::Messages& messages, const Framed& at,
             const std::string& path) {
  using Severity = hvrewrite::Message::Severity;
  const Severity severity = claim.kind == ir::MessageKind::note      ? Severity::note
                            : claim.kind == ir::MessageKind::warning ? Severity::warning
                                                                     : Severity::error;
  return std::any_of(messages.begin(), messages.end(), [&](const hvrewrite::Message& m) {
    return m.severity == severity && m.file == path && m.text.starts_with(claim.text) &&
           m.line >= at.first && m.line < at.first + at.shown.size();
  });
}

// What does not hold of the text and of the rule; "" where all does.
std::string claim_of_text(const ir::Example& e, const Framed& at, const hvrewrite::Result& got,
                          const Acted& acted) {
  const bool acts = acted.rules.contains(e.rule);
  const Lines all = lines_in(got.text), wanted = lines_in(e.after);
  if (e.changed) {
    if (got.status != hvrewrite::Status::changed) return "nothing is changed";
    if (!stand_in(all, wanted, at.ends)) return "other lines come";
    if (!at.ends && stand_in(lines_in(at.text), wanted, false))
      return "these lines stand there before";
  }
  if (e.unchanged && (at.ends ? got.text != at.text : !stand_in(all, at.shown, false)))
    return "the lines do not stay";
  const bool refused = std::any_of(e.says.begin(), e.says.end(),
                                   [](const auto& m) { return m.kind == ir::MessageKind::error; });
  if (got.status == hvrewrite::Status::refused && !refused) return "its program is refused";
  if (e.rule.empty() || refused) return "";
  const bool must_act = e.changed || !e.says.empty();
  if (acts == must_act) return "";
  return "the rule `" + e.rule + (acts ? "` acts in it" : "` does not act in it");
}

std::string written(const ir::Example::Said& claim) {
  static constexpr const char* kKinds[] = {"note", "warn", "error"};
  return std::string(kKinds[static_cast<size_t>(claim.kind)]) + " \"" + claim.text + "\"";
}

// What does not hold of an example; "" where all does.
std::string fault_of(const ir::Example& e, const Framed& at, const hvrewrite::Result& got,
                     const Acted& acted, const std::string& path) {
  if (std::any_of(got.messages.begin(), got.messages.end(),
                  [](const auto& m) { return m.code.starts_with("P"); }))
    return "it cannot be read";
  for (const auto& claim : e.says)
    if (!is_said(claim, got.messages, at, path))
      return "nothing at its lines says " + written(claim);
  return claim_of_text(e, at, got, acted);
}

}  // namespace
}  // namespace hvr

namespace hvrewrite {

std::vector<ExampleResult> Ruleset::run_examples(const Each& each) const {
  static const std::string kPath = "example.py";
  LoadOptions options = impl_->options;
  options.images = {};  // which hold no examples
  const bool kept = static_cast<bool>(impl_->options.images.get);
  Messages ignored;
  const auto all = kept ? load(impl_->path, impl_->read, options, ignored) : std::optional(*this);
  if (!all) return {};
  const hvr::ir::Ruleset& program = all->impl_->program;
  std::vector<ExampleResult> out(program.examples.size());
  const auto run = [&](size_t i) {
    const auto& e = program.examples[i];
    ExampleResult r;
    r.file = program.files[e.place.file];
    r.line = hvr::LineIndex(program.texts[e.place.file].view()).at(e.place.span.begin).line;
    r.rule = e.rule;
    LoadOptions own = options;
    own.settings.insert(own.settings.end(), e.set.begin(), e.set.end());
    Messages unsaid;
    const auto rules = e.set.empty() ? all : load(impl_->path, impl_->read, own, unsaid);
    const hvr::Framed at = hvr::framed(program, e);
    hvr::Acted acted;
    Result got;
    if (rules)
      got = hvr::rewrite_example(rules->impl_->program, Project("", {{kPath, at.text}}), kPath,
                                 acted);
    // What a part shows of a program may be no affair of each ruleset that uses the part.
    r.refused = acted.refused_in == impl_->path && acted.refused_in != r.file;
    if (!r.refused) r.why = rules ? hvr::fault_of(e, at, got, acted, kPath) : "no such setting";
    r.ok = r.why.empty();
    r.got = got.text;
    for (const auto& m : got.messages)
      r.got += "# " + std::to_string(m.line) + ": " + m.code + ": " + m.text + "\n";
    r.wanted = e.unchanged ? e.before : e.after;
    out[i] = std::move(r);
  };
  if (each)
    each(out.size(), run);
  else
    for (size_t i = 0; i < out.size(); ++i) run(i);
  return out;
}

}  // namespace hvrewrite
