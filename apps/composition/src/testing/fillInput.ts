import type { Call } from '@meet/contracts';
import { listFields, takes, type FieldPath } from './listFields.ts';

/**
 * Returns an input with a value in every field of a call. It is the given value for the field's name, otherwise the
 * first candidate that the field accepts, otherwise the first candidate.
 */
export function fillInput(
  { input }: Call,
  candidates: readonly unknown[],
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const filled: Record<string, unknown> = {};
  for (const path of listFields(input)) {
    const name = String(path.findLast((step) => typeof step === 'string'));
    put(filled, path, given[name] ?? candidates.find((candidate) => takes(input, path, candidate)) ?? candidates[0]);
  }
  return filled;
}

function put(target: Record<string, unknown>, path: FieldPath, value: unknown): void {
  let at = target;
  path.forEach((step, index) => {
    if (index === path.length - 1) at[step] = value;
    else at = (at[step] ??= typeof path[index + 1] === 'number' ? [] : {}) as Record<string, unknown>;
  });
}
