import { ServiceError, type Locale } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

/** Returns the reason why a mail was not sent, in a person's language. Logs an unexpected failure. */
export function sayMailFailure({ log, translator }: Deps, locale: Locale, error: unknown): string {
  const isForeseen = error instanceof ServiceError && !error.entry.reportable;
  if (!isForeseen) log.warn({ err: error }, 'a mail was not sent');
  const { code, details } = isForeseen ? error : new ServiceError(meetingsErrors.MAIL_NOT_SENT);
  return translator.translate(locale, `errors.${code}`, details.params);
}
