// The names of `builtins`, from 3.7 to 3.13.
#include "python/builtins.h"

#include <algorithm>
#include <array>

#include "python/word_table.h"

namespace hvr {
namespace {

// In the order of their bytes.
constexpr std::string_view kClasses =
    "ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup "
    "BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError "
    "ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError "
    "DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup "
    "FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError "
    "ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError "
    "KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError "
    "NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning "
    "PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError "
    "ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError "
    "SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError "
    "UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning "
    "UserWarning ValueError Warning ZeroDivisionError bool bytearray bytes classmethod "
    "complex dict enumerate filter float frozenset int list map memoryview object property "
    "range reversed set slice staticmethod str super tuple type zip";

// Functions and constants. Keywords (`None`) and what every module has of its own (`__name__`) are
// not among them.
constexpr std::string_view kOthers =
    "Ellipsis NotImplemented __build_class__ __debug__ __import__ abs aiter all anext any "
    "ascii bin breakpoint callable chr compile copyright credits delattr dir divmod eval exec "
    "exit file format getattr globals hasattr hash help hex id input isinstance issubclass iter "
    "len license locals max min next oct open ord pow print quit repr round setattr sorted "
    "sum vars xrange";

constexpr auto kClassTable = word_table<count_words(kClasses)>(kClasses);
constexpr auto kOtherTable = word_table<count_words(kOthers)>(kOthers);
static_assert(std::is_sorted(kClassTable.begin(), kClassTable.end()));
static_assert(std::is_sorted(kOtherTable.begin(), kOtherTable.end()));

}  // namespace

bool is_builtin_class_name(std::string_view name) {
  return std::binary_search(kClassTable.begin(), kClassTable.end(), name);
}

std::span<const std::string_view> builtin_names() {
  static constexpr auto kAll = [] {
    std::array<std::string_view, kClassTable.size() + kOtherTable.size()> all;
    std::copy(kOtherTable.begin(), kOtherTable.end(),
              std::copy(kClassTable.begin(), kClassTable.end(), all.begin()));
    return all;
  }();
  return kAll;
}

bool is_builtin_name(std::string_view name) {
  return is_builtin_class_name(name) ||
         std::binary_search(kOtherTable.begin(), kOtherTable.end(), name);
}

}  // namespace hvr
