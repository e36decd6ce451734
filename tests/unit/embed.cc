// The example at the head of the public header, as an embedding program would compile it.
#include <hvrewrite/hvrewrite.h>

#include <iostream>

int main() {
  const char* rules = R"(
    ruleset logging "print becomes log"
    library mylog
    import mylog as mylog
    rule log: match `print($...a)` replace with `mylog.info($...a)`
  )";
  hvrewrite::Messages messages;
  auto ruleset = hvrewrite::Ruleset::load(
      "log.hvr", [&](const std::string&) { return std::string(rules); }, {}, messages);
  if (!ruleset) return 1;
  const auto result = ruleset->rewrite("hello.py", "print('hello')\n");
  std::cout << result.text;
  return result.status == hvrewrite::Status::changed ? 0 : 1;
}
