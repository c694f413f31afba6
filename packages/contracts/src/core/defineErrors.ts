export interface ErrorEntry {
  readonly code: string;
  /** HTTP status. It is 200 for business refusals that clients of the specification read from `success`. */
  readonly status: number;
  /** Whether the error is unexpected for the operator: it is logged as an error and counted. */
  readonly reportable: boolean;
}

type Entries<Codes extends string> = { readonly [Code in Codes]: ErrorEntry };

/** Declares a domain's errors. The domain's i18n files hold the text of each under `errors.<CODE>`. */
export function defineErrors<const Codes extends string>(
  entries: Record<Codes, { status: number; reportable?: boolean }>,
): Entries<Codes> {
  const result = {} as Record<Codes, ErrorEntry>;
  for (const code of Object.keys(entries) as Codes[]) {
    result[code] = { code, status: entries[code].status, reportable: entries[code].reportable ?? false };
  }
  return result;
}
