/** Length to which the import shortens names, in characters. */
export const IMPORT_NAME_MAX = 100;
/** Maximum number of contacts in one call of the import. */
export const CONTACTS_IMPORT_PAGE = 1000;
/** Maximum length of a row's address and name on input, in characters. The rules of the import are stricter. */
export const IMPORT_ROW_TEXT_MAX = 1000;
/** Maximum size of the rows that one request of a page sends, in bytes, since GraphQL accepts 256 KB. */
export const IMPORT_PAGE_BYTES = 200 * 1024;
/** Maximum length of a status text, in characters. */
export const STATUS_TEXT_MAX = 15;
/** Interval at which pages fetch contacts, groups and presence again without an event, in milliseconds. */
export const CONTACTS_REFRESH_MS = 60_000;
/** Maximum size of a file with contacts, in bytes; a page reads it into memory. */
export const IMPORT_FILE_BYTES = 10 * 1024 * 1024;
