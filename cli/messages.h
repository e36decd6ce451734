// What is said of each message code, in Markdown: docs/diagnostics.md as it was when this was
// built.
#pragma once
#include <string_view>

namespace cli {

std::string_view page_of_messages();

}  // namespace cli
