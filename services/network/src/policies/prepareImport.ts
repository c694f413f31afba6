import { IMPORT_NAME_MAX } from '@meet/network-contract';
import { EMAIL_PATTERN, LIMITS } from '@meet/contracts';

export interface ImportRow {
  readonly email: string;
  readonly name?: string | null | undefined;
}

export interface PreparedContact {
  readonly email: string;
  readonly fullName: string;
}

/**
 * The rows worth importing: not the own address, no long or malformed one, no double; names cut, missing ones taken
 * from the address. E-mails are compared, and answered, in lower case.
 */
export function prepareImport(rows: readonly ImportRow[], ownEmail: string): PreparedContact[] {
  const own = ownEmail.toLowerCase();
  const prepared = new Map<string, PreparedContact>();
  for (const row of rows) {
    const email = row.email.trim().toLowerCase();
    if (email === own || email.length > LIMITS.email || !EMAIL_PATTERN.test(email) || prepared.has(email)) continue;
    prepared.set(email, { email, fullName: cut(row.name?.trim() || email.split('@')[0]!) });
  }
  return [...prepared.values()];
}

/** A character of two halves is never cut in two. */
function cut(name: string): string {
  return name.slice(0, IMPORT_NAME_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
