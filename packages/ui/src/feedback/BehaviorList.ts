import { useSyncExternalStore } from 'react';

/** A list outside React to which components subscribe. */
export class BehaviorList<Item> {
  value: readonly Item[] = [];
  readonly #listeners = new Set<() => void>();

  set(value: readonly Item[]): void {
    this.value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly snapshot = () => this.value;
}

export const useBehaviorList = <Item>(list: BehaviorList<Item>) =>
  useSyncExternalStore(list.subscribe, list.snapshot, list.snapshot);
