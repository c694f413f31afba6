import type { Bindings, Logger, LogFn } from 'pino';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type Leveled = Record<(typeof LEVELS)[number], LogFn>;

/** Creates its child logger when the first line is logged. */
class LazyChild {
  readonly #make: () => Logger;
  #made: Logger | undefined;

  constructor(make: () => Logger) {
    this.#make = make;
  }

  get made(): Logger {
    return (this.#made ??= this.#make());
  }

  get level(): string {
    return this.made.level;
  }

  child(bindings: Bindings): Logger {
    return this.made.child(bindings);
  }

  silent(): void {}
}
for (const level of LEVELS)
  Object.defineProperty(LazyChild.prototype, level, {
    value(this: LazyChild, ...args: Parameters<LogFn>) {
      (this.made as Leveled)[level](...args);
    },
  });

/**
 * Returns a child logger that is created when the first line is logged, which most requests never do. A real child is
 * costly, because its bindings are searched for secrets.
 */
export const lazyChild = (parent: Logger, bindings: Bindings): Logger =>
  new LazyChild(() => parent.child(bindings)) as unknown as Logger;
