/* The parser's tree, child by child: in C, since it reads what the parser holds inside. Its own
   cursor goes back to the parents for every node's name, and costs ten times as much. */
#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

struct TSTree;
struct TSLanguage;

/* What is left to visit in a node: its children from the `index`-th on. */
struct HvrInside {
  const void* children;
  uint32_t count, index;
  uint32_t structural; /* of the next child, among those that are no extras */
  uint32_t byte;       /* where the next child begins */
  uint16_t production;
  uint16_t field; /* of a node that the grammar hides: its own, which its children inherit */
};

struct HvrNode {
  uint32_t begin, end; /* bytes */
  uint16_t symbol;     /* as ts_node_symbol */
  uint16_t spelled;    /* the symbol whose name ts_node_type gives */
  uint16_t field;      /* as ts_tree_cursor_current_field_id */
  bool visible;        /* else only what is in it is a node */
  bool named, error, missing;
  struct HvrInside inside;
};

/* The node of the whole text. */
struct HvrNode hvr_root(const struct TSTree* tree);
/* The next child, or false behind the last one. */
bool hvr_next_child(const struct TSLanguage* language, struct HvrInside* of, struct HvrNode* child);

#ifdef __cplusplus
}
#endif
