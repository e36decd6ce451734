// Notebooks: JSON, cells, magics, and what comes back.
#include "source/notebook.h"

#include "helpers.h"
#include "source/json.h"

using namespace hvr;

namespace {

std::optional<Notebook> read(const std::string& bytes, Diagnostics& d) {
  Notebook::Refusal refusal = Notebook::Refusal::none;
  auto book = Notebook::read("n.ipynb", bytes, d, refusal);
  CHECK(book.has_value() == (refusal == Notebook::Refusal::none));
  return book;
}

std::string quoted(const std::vector<std::string>& lines) {
  std::string out;
  for (const auto& l : lines) out += (out.empty() ? "" : ", ") + json_quoted(l, false);
  return "[" + out + "]";
}

std::string book_of(const std::vector<std::vector<std::string>>& cells) {
  std::string out;
  for (const auto& c : cells)
    out += std::string(out.empty() ? "" : ", ") + R"({"cell_type": "code", "source": )" +
           quoted(c) + "}";
  return "{\"cells\": [" + out + "], \"nbformat\": 4}";
}

const char* const kLog =
    "library mylog\nimport mylog as mylog\n"
    "rule log: match `print($...a)` replace with `mylog.info($...a)`\n";

// The sources of the cells after rewriting, or the messages.
std::string cells_after(const std::string& ruleset, const std::string& notebook) {
  const auto r = rules(ruleset).rewrite("n.ipynb", notebook);
  std::string out;
  for (const auto& m : r.messages) out += m.code + ": " + m.text + "\n";
  if (r.status == hvrewrite::Status::refused) return out;
  JsonProblem problem;
  const auto json = Json::parse(r.text, problem);
  REQUIRE(json);
  for (const uint32_t cell : json->children(json->member(0, "cells").value)) {
    out += "|";
    for (const uint32_t line : json->children(json->member(cell, "source").value))
      out += json->said((*json)[line].span).value_or("?");
  }
  return out;
}

}  // namespace

TEST_CASE("JSON is read as RFC 8259 says, and refused at its place") {
  const auto problem = [](const std::string& text) {
    JsonProblem p;
    return Json::parse(text, p) ? std::string("fine") : std::to_string(p.at) + " " + p.what;
  };
  for (const char* good :
       {"0", "-0.5e+10", "[]", "{}", " [1, {\"a\": [null, true, false]}] ", "\"\"",
        "[NaN, -Infinity, Infinity]", "\"\\u00e9\\ud83d\\ude00\\/\"", "\"\\ud83d\""})
    CHECK_MESSAGE(problem(good) == "fine", good);
  CHECK(problem("") == "0 the text ends early");
  CHECK(problem("[1,]") == "3 a value is missing");
  CHECK(problem("{\"a\" 1}") == "5 a colon is missing");
  CHECK(problem("{\"a\": 1,}") == "8 a name is missing");
  CHECK(problem("[01]") == "3 a number that is none");
  CHECK(problem("[1.]") == "3 a number that is none");
  CHECK(problem("[tru]") == "1 a value is missing");
  CHECK(problem("[1 2]") == "3 a comma or an end is missing");
  CHECK(problem("[1") == "2 the text ends early");
  CHECK(problem("[] []") == "3 text behind the end");
  CHECK(problem("\"a\nb\"") == "2 a control character in a string");
  CHECK(problem("\"\\u12g4\"") == "2 an unknown escape in a string");
  CHECK(problem("\"a") == "2 a string that does not end");
  CHECK(problem("\"\xff\"") == "1 a byte that is not UTF-8");
  CHECK(problem("\xEF\xBB\xBF[]") == "0 it begins with a byte order mark");
  CHECK(problem(std::string(200, '[') + std::string(200, ']')) == "fine");
  CHECK(problem(std::string(201, '[') + std::string(201, ']')) == "200 nested too deeply");
}

TEST_CASE("JSON strings say what they say, and are written as they are read") {
  JsonProblem p;
  const std::string text = R"({"s\u0061": "\ud83d\ude00\n\"\u00e9", "twice": 1, "twice": 2})";
  const auto json = Json::parse(text, p);
  REQUIRE(json);
  const auto member = json->member(0, "sa");
  REQUIRE(member.value != Json::kNone);
  const auto said = json->said((*json)[member.value].span);
  CHECK(said == "\xF0\x9F\x98\x80\n\"\xC3\xA9");
  CHECK(json_quoted(*said, true) == R"("\ud83d\ude00\n\"\u00e9")");
  CHECK(json_quoted(*said, false) == "\"\xF0\x9F\x98\x80\\n\\\"\xC3\xA9\"");
  CHECK(json->member(0, "twice").doubled);
  for (const std::string lone : {R"("\ud83d")", R"("\ud83d\u0041")", R"("\ude00")"}) {
    const auto half = Json::parse(lone, p);
    REQUIRE(half);
    CHECK_FALSE(half->said((*half)[0].span));
  }
}

TEST_CASE("magics are found where IPython finds them") {
  const auto shown = [](const std::string& cell) {
    const auto text = read_cell(cell, [](size_t k) { return "<" + std::to_string(k) + ">"; });
    return text ? text->head + "|" + text->code + (text->open ? "|open" : "") : "no Python";
  };
  CHECK(shown("%matplotlib inline\nx = 1\n") == "|<0>\nx = 1\n");
  CHECK(shown("if x:\n    !ls -la\r\n    f()") == "|if x:\n    <0>\r\n    f()");
  CHECK(shown("files = !ls\nt[0] = %timeit -o f()\nx: str = !pwd\n") ==
        "|files = <0>\nt[0] = <1>\nx: str = <2>\n");
  CHECK(shown("!pip install a \\\n  b c\nx") == "|<0>\nx");
  CHECK(shown("os?\n?os\nos.path??\nx = 'ok?'\ny # why?\n") ==
        "|<0>\n<1>\n<2>\nx = 'ok?'\ny # why?\n");
  CHECK(shown(";f a b\n,f a\n/f a\n") == "|<0>\n<1>\n<2>\n");
  CHECK(shown("x = (a\n% b)\ny = \"%s\" \\\n% c\nz %= 3\nw = a != b\n") ==
        "|x = (a\n% b)\ny = \"%s\" \\\n% c\nz %= 3\nw = a != b\n");
  CHECK(shown("x = '''\n!ls\n'''\ny = 'a \\\n!b'\n!ls") ==
        "|x = '''\n!ls\n'''\ny = 'a \\\n!b'\n<0>");
  CHECK(shown("f(x='%d', y = %d)\n") == "|f(x='%d', y = %d)\n");
  CHECK(shown("%%time\nf()") == "%%time\n|f()");
  CHECK(shown("\n# slow\n%%capture out\n\n%%time\nf()") ==
        "\n# slow\n%%capture out\n\n%%time\n|f()");
  CHECK(shown("%%bash\nls") == "no Python");
  CHECK(shown("\n%%writefile a.py\nx") == "no Python");
  CHECK(shown("%%capture\n%%bash\nls") == "no Python");
  CHECK(shown("%%timeit\nf()") == "no Python");
  CHECK(shown("x\n%%bash\n") == "|x\n<0>\n");
  CHECK(shown("# only a comment\n") == "|# only a comment\n");
  CHECK(shown("f(1,\n") == "|f(1,\n|open");
  CHECK(shown("'''a") == "|'''a|open");
  CHECK(shown("x = 1 \\\n") == "|x = 1 \\\n|open");
  // Magics without `%`: in a cell that has no other line, where no expression could be meant.
  for (const char* line :
       {"cd ..", "pwd", "pip install a b", "ls -la", "cat /etc/a", "time f(x)"}) {
    CHECK(shown(line) == "|<0>");
    CHECK(shown("\n" + std::string(line) + "\n") == "|\n<0>\n");
    CHECK(shown(std::string(line) + "\nx = 1") == "|" + std::string(line) + "\nx = 1");
  }
  for (const char* line :
       {"pwd = 1", "time (x)", "cp - 1", "ls in x", "cat / 2", "cdx ..", "  cd .."})
    CHECK(shown(line) == "|" + std::string(line));
}

TEST_CASE("a notebook whose program stays keeps every byte") {
  for (const std::string name : {"notebook_keras", "notebook_tape", "notebook_session_strings"}) {
    const std::string bytes =
        slurp(std::string(HVREWRITE_TREE) + "/tests/golden/horovod/" + name + "/input.ipynb");
    Diagnostics d;
    const auto book = read(bytes, d);
    REQUIRE(book);
    std::vector<Notebook::Change> changes;
    Notebook::Misfit problem;
    const auto size = static_cast<uint32_t>(book->program().size());
    const std::vector<Provenance> whole{{{0, size}, {0, size}, true}};
    CHECK(book->borders(whole, size) == book->borders());
    CHECK(book->with_program(book->program(), whole, changes, problem) == bytes);
    CHECK(changes.empty());
  }
}

TEST_CASE("odd notebooks are refused at their place") {
  const auto problem = [](const std::string& bytes) {
    Diagnostics d;
    CHECK_FALSE(read(bytes, d));
    return d.all().empty() ? std::string("none")
                           : std::string(d.all()[0].code.text()) + " " +
                                 std::to_string(d.all()[0].span.begin) + " " + d.all()[0].message;
  };
  const auto cell = [](const std::string& members) {
    return R"({"cells": [{"cell_type": "code", )" + members + R"(}], "nbformat": 4})";
  };
  CHECK(problem("{") == "P005 1 the notebook's JSON is broken: a name is missing");
  CHECK(problem("{\"cells\": [1,]}") ==
        "P005 13 the notebook's JSON is broken: a value is missing");
  CHECK(problem(std::string(100000, '[')).find("nested too deeply") != std::string::npos);
  CHECK(problem("[]") == "P005 0 the JSON is no notebook: it is no object");
  CHECK(problem(R"({"cells": {"x": {"cell_type": "code", "source": "a = 1"}}, "nbformat": 4})") ==
        "P005 10 `cells` is no list");
  CHECK(problem(R"({"cells": [null], "nbformat": 4})") == "P005 11 a cell is no object");
  CHECK(problem(R"({"cells": [], "cells": []})") ==
        "P005 23 `cells` stands twice in one object of the JSON");
  for (const char* source : {R"("source": {"a": "x"})", R"("source": [["x"]])", R"("source": null)",
                             R"("source": ["x", null])", R"("source": 5)"})
    CHECK_MESSAGE(problem(cell(source)) ==
                      "P005 43 the source of a cell is neither a string nor a list of strings",
                  source);
  CHECK(problem(cell(R"("source": "x", "source": ["y"])")) ==
        "P005 58 `source` stands twice in one object of the JSON");
  CHECK(problem(cell(R"("cell_type": "code", "source": "x")")) ==
        "P005 46 `cell_type` stands twice in one object of the JSON");
  CHECK(problem(cell(R"("outputs": [])")) == "P005 11 a code cell has no source");
  CHECK(problem(cell(R"("source": "'\ud83d\u0041'")")) ==
        "P005 43 a cell holds half of a surrogate pair, which is no character");
  CHECK(problem(cell(R"("source": "'\u0000'")")) == "P005 43 a cell holds a zero byte");
  CHECK(problem(cell(R"("source": "x\ry")")) ==
        "P005 43 a cell holds a carriage return that ends no line");
}

TEST_CASE("notebooks without Python are foreign, not broken") {
  const auto foreign = [](const std::string& bytes) {
    Diagnostics d;
    Notebook::Refusal refusal = Notebook::Refusal::none;
    CHECK_FALSE(Notebook::read("n.ipynb", bytes, d, refusal));
    CHECK(refusal == Notebook::Refusal::foreign);
    return std::string(d.all().at(0).code.text()) + " " + d.all().at(0).message;
  };
  CHECK(foreign("") == "P005 the notebook is empty");
  CHECK(foreign("{}") == "P005 the notebook has no cell of Python");
  CHECK(foreign("{\"nbformat\": 3}") == "P005 the notebook has format 3");
  CHECK(foreign("{\"nbformat\": 5, \"cells\": []}") == "P005 the notebook has format 5");
  CHECK(foreign(R"({"metadata": {"kernelspec": {"language": "R"}}, "cells": []})") ==
        "P005 the notebook is written in R");
  CHECK(foreign("version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 1\n") ==
        "P005 this is a pointer of Git LFS, not the notebook itself");
}

TEST_CASE("code stays in its cell, whatever a cell says") {
  CHECK(cells_after(kLog,
                    book_of({{"print(1)\n", "# -- hvrewrite cell 2\n", "a = 1"}, {"print(2)"}})) ==
        "|import mylog\n\nmylog.info(1)\n# -- hvrewrite cell 2\na = 1|mylog.info(2)");
  CHECK(cells_after(kLog, book_of({{"%ls\n", "print('_hvrewrite_magic_0_0_')"}})) ==
        "|import mylog\n\n%ls\nmylog.info('_hvrewrite_magic_0_0_')");
  CHECK(cells_after(kLog, book_of({{"import os"}, {"# two\n", "print(2)\n"}, {"!ls\n", "\n"}})) ==
        "|import os\nimport mylog|# two\nmylog.info(2)\n|!ls\n\n");
  CHECK(cells_after(kLog, book_of({{}, {"\n", "\n"}, {"print(1)"}})) ==
        "||\n\n|import mylog\n\nmylog.info(1)");
  CHECK(cells_after(kLog, book_of({{"import os\r\n", "print(1)\r\n", "x = 1"}})) ==
        "|import os\r\nimport mylog\r\nmylog.info(1)\r\nx = 1");
  CHECK(cells_after(kLog, book_of({{"import os\r\n", "x = 1\r\n"}, {"print(1)\n", "y = 2\n"}})) ==
        "|import os\r\nimport mylog\r\nx = 1\r\n|mylog.info(1)\ny = 2\n");
}

TEST_CASE("statements put before, behind and around others stay in the cell of those") {
  const std::string two = book_of({{"len()"}, {"abs()"}, {"len()\n", "abs()"}});
  CHECK(cells_after("rule a: match stmt `abs()` as $s before $s `repr()`\n", two) ==
        "|len()|repr()\nabs()|len()\nrepr()\nabs()");
  CHECK(cells_after("rule a: match stmt `len()` as $s after $s `repr()`\n", two) ==
        "|len()\nrepr()|abs()|len()\nrepr()\nabs()");
  // One header for two neighbours, but not across cells.
  CHECK(cells_after("rule a: match stmt `len()` as $s guard $s with `if 1: $s`\n"
                    "rule b: match stmt `abs()` as $s guard $s with `if 1: $s`\n",
                    two) == "|if 1:\n    len()|if 1:\n    abs()|if 1:\n    len()\n    abs()");
  CHECK(cells_after("rule a: match stmt `len()` as $s remove $s\n", two) == "||abs()|abs()");
  CHECK(cells_after("rule a: match stmt `abs()` as $s remove $s\n", two) == "|len()||len()");
}

TEST_CASE("a statement over two cells is refused, before and after rewriting") {
  CHECK(cells_after(kLog, book_of({{"x = (1,"}, {" 2)\n", "print(x)"}})) ==
        "P003: this statement goes on in the next cell\n");
  CHECK(cells_after(kLog, book_of({{"x = '''a"}, {"b'''\n", "print(x)"}})) ==
        "P003: this statement goes on in the next cell\n");
  CHECK(cells_after(kLog, book_of({{"if x:\n", "    y()"}, {"    print(x)"}})) ==
        "P003: this statement goes on in the next cell\n");
  CHECK(cells_after(kLog, book_of({{"def f():\n", "    y()"}, {"    # only said\n", "print(x)"}}))
            .find("P003") == std::string::npos);
}

TEST_CASE("a magic is moved as a line or not at all") {
  const std::string book = book_of({{"x = !ls\n", "f(x)"}});
  const std::string listed =
      "rule a: match `$t = $v` replace with `$t = list($v)`\n"
      "rule b: match `f($x)` replace with `len($x)`\nlibrary f\n";
  const auto told = rules(listed).rewrite("n.ipynb", book).messages;
  REQUIRE(told.size() == 1);
  CHECK(told[0].code == "W007");
  CHECK(told[0].rule == "a");
  CHECK(told[0].line == 1);
  CHECK(told[0].text ==
        "rule `a` is not applied here: it would put a line of the shell or a magic of cell 1 where "
        "IPython does not read it");
  // What another rule does there stands.
  CHECK(cells_after(listed, book_of({{"import f\n", "x = !ls\n", "f(x)"}})) ==
        "W007: " + told[0].text + "\n|import f\nx = !ls\nlen(x)");
  CHECK(cells_after("rule a: match stmt `$t = $v` as $s before $s `y = 1`\n", book) ==
        "|y = 1\nx = !ls\nf(x)");
}

TEST_CASE("messages speak of the cell and of the line as it was written") {
  const auto r =
      rules(
          "rule a: match `$t = $v` note \"set\"\nrule b: match `len($x)` note "
          "\"f\"\n")
          .rewrite("n.ipynb",
                   book_of({{"a"}, {"%%time\n", "!x \\\n", " y\n", "b = !ls\n", "len(1)"}}));
  REQUIRE(r.messages.size() == 2);
  CHECK(r.messages[0].cell == 2);
  CHECK(r.messages[0].line == 4);
  CHECK(r.messages[0].line_text == "b = !ls");
  CHECK(r.messages[1].line == 5);
  CHECK(r.messages[1].line_text == "len(1)");
  Diagnostics d;
  const auto book = read(book_of({{"x = !ls\n", "%cd \\\n", " a\n", "f(x)"}}), d);
  REQUIRE(book);
  CHECK(book->unmasked(book->program()) == "x = !ls\n%cd \\\n a\nf(x)\n");
  CHECK(book->unmasked("_hvrewrite_magic_0_7_ _hvrewrite_magic_0_") ==
        "_hvrewrite_magic_0_7_ _hvrewrite_magic_0_");
}
