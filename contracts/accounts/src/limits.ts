/** Maximum number of accounts in one call. */
export const ACCOUNTS_LIST_MAX = 2000;
/** Lifetime of a mailed invitation, in days. */
export const INVITATION_DAYS = 14;
/** Default number of invitations in a page. */
export const INVITATIONS_PAGE = 20;
export const INVITATIONS_PAGE_MAX = 100;
/** Maximum length of an address in the invitation form, in characters; the call accepts more, for older callers. */
export const INVITE_EMAIL_FORM_MAX = 60;
/** Maximum length of a person's name, in characters. */
export const FULL_NAME_MAX = 100;
/** Maximum length of the name that an inviter gives an invited person, in characters. */
export const INVITE_NAME_MAX = 101;
export const ALIAS_MAX = 26;
/** Length of a phone number, in characters. */
export const PHONE_MIN = 10;
export const PHONE_MAX = 20;
export const PASSWORD_MAX = 128;
