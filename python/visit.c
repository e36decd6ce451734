/* Follows tree_cursor.c and node.c of the pinned runtime. */
#include "python/visit.h"

/* In angle brackets: the runtime's own, not those of this folder. */
#include <language.h>
#include <subtree.h>
#include <tree.h>
#include <tree_sitter/api.h>

static struct HvrInside inside(Subtree subtree, uint32_t byte, uint16_t field) {
  const uint32_t count = ts_subtree_child_count(subtree);
  struct HvrInside all = {NULL, count, 0, 0, byte, 0, field};
  if (count == 0) return all;
  all.children = ts_subtree_children(subtree);
  all.production = subtree.ptr->production_id;
  return all;
}

struct HvrNode hvr_root(const struct TSTree* tree) {
  const Subtree root = tree->root;
  const uint32_t begin = ts_subtree_padding(root).bytes;
  const TSSymbol symbol = ts_subtree_symbol(root);
  struct HvrNode node = {begin, begin + ts_subtree_size(root).bytes,
                         ts_language_public_symbol(tree->language, symbol), symbol, 0, true,
                         ts_subtree_named(root), symbol == ts_builtin_sym_error,
                         ts_subtree_missing(root), inside(root, begin, 0)};
  return node;
}

/* The field that a production gives to its child. */
static uint16_t field_of(const TSLanguage* language, uint16_t production, uint32_t structural) {
  const TSFieldMapEntry *map, *end;
  ts_language_field_map(language, production, &map, &end);
  for (; map < end; ++map)
    if (!map->inherited && map->child_index == structural) return map->field_id;
  return 0;
}

bool hvr_next_child(const struct TSLanguage* language, struct HvrInside* of,
                    struct HvrNode* child) {
  if (of->index == of->count) return false;
  const Subtree* children = (const Subtree*)of->children;
  const Subtree subtree = children[of->index++];
  const uint32_t begin = of->byte;
  const uint32_t end = begin + ts_subtree_size(subtree).bytes;
  of->byte = of->index < of->count ? end + ts_subtree_padding(children[of->index]).bytes : end;

  TSSymbol alias = 0;
  uint16_t field = 0;
  if (!ts_subtree_extra(subtree)) {
    alias = ts_language_alias_at(language, of->production, of->structural);
    field = field_of(language, of->production, of->structural);
    if (field == 0) field = of->field;
    ++of->structural;
  }
  const TSSymbol symbol = alias ? alias : ts_subtree_symbol(subtree);
  child->begin = begin;
  child->end = end;
  child->spelled = symbol;
  child->field = field;
  child->visible = alias != 0 || ts_subtree_visible(subtree);
  child->error = symbol == ts_builtin_sym_error;
  /* What is hidden may have a symbol of which the language knows nothing (error_repeat). */
  child->symbol = child->error || !child->visible ? symbol : language->public_symbol_map[symbol];
  child->named = alias ? ts_language_symbol_metadata(language, alias).named
                       : ts_subtree_named(subtree);
  child->missing = ts_subtree_missing(subtree);
  child->inside = inside(subtree, begin, child->visible ? 0 : field);
  return true;
}
