/** Step at which a remote failed: loading, setup, loading one of its parts, drawing, or later in its own code. */
export type FailureKind = 'load' | 'setup' | 'part' | 'render' | 'handler';

const kinds = new WeakMap<object, FailureKind>();

/** Runs a function, and marks its failure with the step at which it happened. */
export async function failingAt<Value>(kind: FailureKind, run: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error), { cause: error });
    if (!kinds.has(failure)) kinds.set(failure, kind);
    throw failure;
  }
}

/** Returns the step at which a failure happened, which may differ from the place that noticed it. */
export const getFailureKind = (error: unknown): FailureKind | undefined =>
  typeof error === 'object' && error !== null ? kinds.get(error) : undefined;
