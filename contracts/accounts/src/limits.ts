/** Accounts that one call asks about. */
export const ACCOUNTS_LIST_MAX = 2000;
/** Days that a mailed invitation lives. */
export const INVITATION_DAYS = 14;
/** Invitations that a page has where nothing is said. */
export const INVITATIONS_PAGE = 20;
export const INVITATIONS_PAGE_MAX = 100;
/** Characters of an address that the form of invitations takes; the call takes more, for older callers. */
export const INVITE_EMAIL_FORM_MAX = 60;
/** Characters of a person's name. */
export const FULL_NAME_MAX = 100;
/** Characters of the name that an inviter gives to whom they invite. */
export const INVITE_NAME_MAX = 101;
export const ALIAS_MAX = 26;
/** Characters of a phone number. */
export const PHONE_MIN = 10;
export const PHONE_MAX = 20;
export const PASSWORD_MAX = 128;
