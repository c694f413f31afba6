/** Names of imported contacts are cut here, in characters. */
export const IMPORT_NAME_MAX = 100;
/** Contacts that one call imports. */
export const CONTACTS_IMPORT_PAGE = 1000;
/** Characters of a row's address and name as they may come in; the rules of the import go further. */
export const IMPORT_ROW_TEXT_MAX = 1000;
/** Bytes of a page's rows that a page of ours sends at once: GraphQL takes 256 KB. */
export const IMPORT_PAGE_BYTES = 200 * 1024;
/** Characters of a status in one's own words. */
export const STATUS_TEXT_MAX = 15;
/** Pause after which contacts, groups and presence are fetched again without an event. */
export const CONTACTS_REFRESH_MS = 60_000;
/** Bytes of a file whose contacts are imported; a page reads it whole. */
export const IMPORT_FILE_BYTES = 10 * 1024 * 1024;
