// Must not compile: the test `unregistered_code` looks for the reason.
#include "base/codes.h"

constexpr hvr::Code kNone = "X999";
