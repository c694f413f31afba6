import { commonErrors, ServiceError, type Locale } from '@meet/contracts';
import type { Translator } from '../texts/translator.ts';

export interface FailureAnswer {
  readonly success: false;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly { path: string; key: string; message: string }[];
}

/**
 * Returns the failure as outside callers see it. An unforeseen error becomes INTERNAL; its message stays in the log.
 */
export function presentFailure(
  error: unknown,
  locale: Locale,
  translator: Translator,
): { status: number; body: FailureAnswer } {
  const failure = error instanceof ServiceError ? error : new ServiceError(commonErrors.INTERNAL, { cause: error });
  const errors = failure.details.fields?.map(({ path, key, params }) => ({
    path,
    key,
    message: translator.translate(locale, key, params),
  }));
  const text = translator.translate(locale, `errors.${failure.code}`, failure.details.params);
  return {
    status: failure.entry.status,
    body: {
      ...failure.details.data,
      success: false,
      code: failure.code,
      message: errors?.[0]?.message ?? text,
      ...(errors && { errors }),
    },
  };
}
