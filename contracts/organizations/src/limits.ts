/** Maximum length of an organization's name, in characters. */
export const ORGANIZATION_NAME_MAX = 50;
/**
 * Maximum number of people in one organization, including guests and the owner. It is also the maximum number of
 * licences.
 */
export const ORGANIZATION_MEMBERS_MAX = 500;
/** Lifetime of a mailed invitation, in days. */
export const ORGANIZATION_INVITATION_DAYS = 14;
/** Maximum number of an organization's invitations that wait for an answer. */
export const ORGANIZATION_INVITATIONS_MAX = 200;
/** Default number of licences of an organization. */
export const MAX_LICENSES_DEFAULT = 5;
