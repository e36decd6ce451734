// What a person should know of a rewrite: as text, as JSON, as Markdown for a pull request.
#pragma once
#include <string>

#include "hvrewrite/hvrewrite.h"

namespace cli {

// `format`: text, json or markdown. `messages` are those of the result and what the command line
// adds. JSON is one object on a line of its own.
std::string account_text(const std::string& format, const std::string& main,
                         const hvrewrite::Account& account, const hvrewrite::Messages& messages);

}  // namespace cli
