/** Binary heap, which gives access to its first item. */
export class Heap<Item> {
  /** Items in heap order: no item comes before its parent at half its position. */
  readonly #items: Item[];
  readonly #comesBefore: (one: Item, other: Item) => boolean;

  constructor(items: Item[], comesBefore: (one: Item, other: Item) => boolean) {
    this.#items = items.sort((one, other) => (comesBefore(one, other) ? -1 : 1));
    this.#comesBefore = comesBefore;
  }

  get first(): Item | undefined {
    return this.#items[0];
  }

  /** Replaces the first item by the given one, or by the last item if none is given. */
  replaceFirst(item: Item | undefined): void {
    const items = this.#items;
    const moved = item ?? items.pop()!;
    if (items.length === 0) return;
    let at = 0;
    for (let below = 1; below < items.length; below = 2 * at + 1) {
      if (below + 1 < items.length && this.#comesBefore(items[below + 1]!, items[below]!)) below++;
      if (!this.#comesBefore(items[below]!, moved)) break;
      items[at] = items[below]!;
      at = below;
    }
    items[at] = moved;
  }
}
