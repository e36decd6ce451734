// Where loaded rules are kept between runs: small files in the user's cache folder.
#pragma once
#include "hvrewrite/hvrewrite.h"

namespace cli {

// `$XDG_CACHE_HOME/hvrewrite/rules` or `~/.cache/hvrewrite/rules`. Keeps nothing where neither is
// known or $HVREWRITE_NO_CACHE is set. What is damaged, not the user's own, or others may write is
// not read; what cannot be written is not kept.
hvrewrite::RuleImages rule_images();

}  // namespace cli
