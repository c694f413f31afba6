/** Characters of an organization's name. */
export const ORGANIZATION_NAME_MAX = 50;
/** People in one organization, guests and the owner included; as many licences it may have at most. */
export const ORGANIZATION_MEMBERS_MAX = 500;
/** Days that a mailed invitation lives. */
export const ORGANIZATION_INVITATION_DAYS = 14;
/** Invitations of one organization that wait for an answer. */
export const ORGANIZATION_INVITATIONS_MAX = 200;
/** Licences of an organization that nobody gave another number. */
export const MAX_LICENSES_DEFAULT = 5;
