/** Names of imported contacts are cut here, in characters. */
export const IMPORT_NAME_MAX = 100;
/** Contacts that one call imports. */
export const CONTACTS_IMPORT_PAGE = 1000;
/** Characters of a status in one's own words. */
export const STATUS_TEXT_MAX = 15;
/** Contacts, groups and presence are fetched anew after so long, where no event came. */
export const CONTACTS_REFRESH_MS = 60_000;
