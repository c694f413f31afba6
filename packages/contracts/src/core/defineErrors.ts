export interface ErrorEntry {
  readonly code: string;
  /** HTTP status. Business refusals that the specified clients read from `success` answer 200. */
  readonly status: number;
  /** Unexpected for the operator: logged as an error and counted. */
  readonly reportable: boolean;
}

type Entries<Codes extends string> = { readonly [Code in Codes]: ErrorEntry };

/** Declares a domain's errors. The text of each stands in the domain's i18n files under `errors.<CODE>`. */
export function defineErrors<const Codes extends string>(
  entries: Record<Codes, { status: number; reportable?: boolean }>,
): Entries<Codes> {
  const result = {} as Record<Codes, ErrorEntry>;
  for (const code of Object.keys(entries) as Codes[]) {
    result[code] = { code, status: entries[code].status, reportable: entries[code].reportable ?? false };
  }
  return result;
}
