// Where the fuzzer comes in; HVREWRITE_TARGET names one of targets.h.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz::HVREWRITE_TARGET(std::string(data, data + size));
  return 0;
}
