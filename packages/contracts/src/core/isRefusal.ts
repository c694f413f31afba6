import type { ErrorEntry } from './defineErrors.ts';
import { ServiceError } from './ServiceError.ts';

/** Returns whether a service answered with one of these errors of a catalogue. */
export const isRefusal = (error: unknown, ...refusals: readonly ErrorEntry[]): error is ServiceError =>
  error instanceof ServiceError && refusals.some(({ code }) => code === error.code);
