import { CallFailure } from './CallFailure.ts';

interface ErrorTexts {
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly has: (key: string) => boolean;
}

/**
 * Returns the text of a failure for a person: the server's own text, else the text of its code, else a general one. The
 * text of an unexpected failure includes the request's id, so that the operator finds it.
 */
export function errorText(texts: ErrorTexts, error: unknown): string {
  const { code, reference, message } = (error ?? {}) as Partial<CallFailure>;
  const key = `errors.${String(code)}`;
  // Errors of the request itself have their code as message.
  const hasOwnText = error instanceof CallFailure && message && message !== code;
  const text = hasOwnText ? message : texts.t(texts.has(key) ? key : 'errors.INTERNAL');
  const isForeseen = code !== 'INTERNAL' || !reference || !texts.has('common.reference');
  return isForeseen ? text : `${text} ${texts.t('common.reference', { reference })}`;
}
