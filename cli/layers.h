// Files that list the layers of a model, as values of ruleset parameters.
#pragma once
#include <string>
#include <string_view>

namespace cli {

// What a parameter is given for `--set NAME=FILE.json`, from the text of that file:
//   of a placement (`recommend --placement`)  `('conv', 0), ('dense', 1)`: name, device
//   of a profile (`hvrewrite profile`)        `('conv', 320, 9856), …`: name, number of weights
//     and the bytes that the layer keeps in a step of training: its weights, their gradients, what
//     the optimizer holds of them, and the activations that the backward pass needs
// Layers stand in the order of the forward pass; those that lie below one name (`block/a`,
// `block/b`) are one. Empty, and why in `problem`, where the text is neither.
std::string layers_of(std::string_view text, std::string& problem);

}  // namespace cli
