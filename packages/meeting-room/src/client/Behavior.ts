type Listener<T> = (value: T) => void;

/** A value that changes over time and always has a current one. */
export class Behavior<T> {
  #value: T;
  #listeners = new Set<Listener<T>>();

  constructor(initial: T) {
    this.#value = initial;
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.#value));
  }

  /** Calls back with every later value; returns what ends it. */
  onChange(listener: Listener<T>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls back at once and with every later value; returns what ends it. */
  observe(listener: Listener<T>): () => void {
    listener(this.#value);
    return this.onChange(listener);
  }
}

/** Calls back at once and whenever one of the behaviors changes, once per turn. */
export function observeAll(behaviors: Behavior<never>[] | Behavior<unknown>[], draw: () => void): void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      draw();
    });
  };
  for (const behavior of behaviors as Behavior<unknown>[]) behavior.onChange(schedule);
  draw();
}
