/**
 * Codes of MongoDB, of its older releases for updates and capped collections, and of DocumentDB. DocumentDB's is
 * SQLSTATE M001C as a number, which some replies contain untranslated.
 */
const DUPLICATE_KEY: ReadonlySet<unknown> = new Set([11_000, 11_001, 12_582, 319_029_277]);
const INTERNAL_ERROR = 1;
/** FerretDB answers a findAndModify with PostgreSQL's message, as an internal error. */
const POSTGRES_WORDS =
  /duplicate key value violates unique constraint|conflicting key value violates exclusion constraint/;

/**
 * Returns whether a unique index refused a write, on every engine that speaks MongoDB's protocol. If several writes
 * were sent together, all refusals must be of this kind.
 */
export function isDuplicateKey(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const refused = getWriteErrors(error);
  if (refused.length > 0) return refused.every(saysDuplicate);
  return saysDuplicate(error) || saysDuplicate(error.errorResponse);
}

function saysDuplicate(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { code, errmsg, message = errmsg } = error;
  return DUPLICATE_KEY.has(code) || (code === INTERNAL_ERROR && POSTGRES_WORDS.test(String(message)));
}

/**
 * Returns the errors of a bulk write, of a client's bulk write, or of a reply that the driver took for a success. A
 * client's bulk write has a map of them by the write's number.
 */
function getWriteErrors({ writeErrors, errorResponse }: Record<string, unknown>): unknown[] {
  const found = writeErrors ?? (isRecord(errorResponse) ? errorResponse.writeErrors : undefined) ?? [];
  return found instanceof Map ? [...found.values()] : [found].flat();
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
