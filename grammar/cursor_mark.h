// The marks of a cursor, to which it comes back; included by grammar/cursor.h.
#pragma once
#include "grammar/cursor.h"

namespace hvr::grammar {

// Comes back to where it was made, unless told that all went well; PEGTL's protocol.
template <tao::pegtl::rewind_mode M>
class [[nodiscard]] Cursor::Mark {
 public:
  static constexpr tao::pegtl::rewind_mode next_rewind_mode = M;
  explicit Mark(State&) {}
  bool operator()(bool result) const { return result; }
};

template <>
class [[nodiscard]] Cursor::Mark<tao::pegtl::rewind_mode::required> {
 public:
  static constexpr tao::pegtl::rewind_mode next_rewind_mode = tao::pegtl::rewind_mode::active;
  explicit Mark(State& s) : saved_(s), state_(&s) {}
  ~Mark() {
    if (state_) *state_ = saved_;
  }
  Mark(const Mark&) = delete;
  Mark& operator=(const Mark&) = delete;
  bool operator()(bool result) {
    if (result) state_ = nullptr;
    return result;
  }

 private:
  const State saved_;
  State* state_;
};

}  // namespace hvr::grammar
