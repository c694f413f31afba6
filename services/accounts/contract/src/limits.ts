/** Accounts that one call asks about. */
export const ACCOUNTS_LIST_MAX = 2000;
/** Days that a mailed invitation lives. */
export const INVITATION_DAYS = 14;
/** Invitations that a page has where nothing is said. */
export const INVITATIONS_PAGE = 20;
export const INVITATIONS_PAGE_MAX = 100;
