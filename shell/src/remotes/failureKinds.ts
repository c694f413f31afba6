/** At what a remote failed: coming, being set up, bringing one of its parts, being drawn, or later, in code of its own. */
export type FailureKind = 'load' | 'setup' | 'part' | 'render' | 'handler';

const kinds = new WeakMap<object, FailureKind>();

/** Passes a failure on, with at what it happened. */
export async function failingAt<Value>(kind: FailureKind, run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error), { cause: error });
    if (!kinds.has(failure)) kinds.set(failure, kind);
    throw failure;
  }
}

/** Returns the kind of a failure, beside the place at which it was noticed. */
export const getFailureKind = (error: unknown): FailureKind | undefined =>
  typeof error === 'object' && error !== null ? kinds.get(error) : undefined;
