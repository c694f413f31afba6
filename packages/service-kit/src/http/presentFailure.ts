import { commonErrors, ServiceError, type Locale } from '@meet/contracts';
import type { Translator } from '../texts/translator.ts';

export interface FailureAnswer {
  readonly success: false;
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { path: string; key: string; message: string }[];
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the failure as outside callers see it. An unexpected error becomes INTERNAL; its message stays in the log.
 */
export function presentFailure(
  error: unknown,
  locale: Locale,
  translator: Translator,
): { status: number; body: FailureAnswer } {
  const failure = error instanceof ServiceError ? error : new ServiceError(commonErrors.INTERNAL, { cause: error });
  const fields = failure.details.fields?.map(({ path, key, params }) => ({
    path,
    key,
    message: translator.translate(locale, key, params),
  }));
  const text = translator.translate(locale, `errors.${failure.code}`, failure.details.params);
  return {
    status: failure.entry.status,
    body: {
      success: false,
      code: failure.code,
      message: fields?.[0]?.message ?? text,
      ...(fields && { fields }),
      ...(failure.details.data && { data: failure.details.data }),
    },
  };
}
