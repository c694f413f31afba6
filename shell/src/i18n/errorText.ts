import { CallFailure } from '@meet/contracts/client';

interface ErrorTexts {
  readonly t: (key: string) => string;
  readonly has: (key: string) => boolean;
}

/** What a failure says to a person: the server's own words, else the text of its code, else that something went wrong. */
export function errorText(texts: ErrorTexts, error: unknown): string {
  if (error instanceof CallFailure && error.message) return error.message;
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const key = `errors.${String(code)}`;
  return texts.t(texts.has(key) ? key : 'errors.INTERNAL');
}
