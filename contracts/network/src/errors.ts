import { defineErrors } from '@meet/contracts';

/** Refusals of the network calls. */
export const networkErrors = defineErrors({
  CONTACT_NOT_FOUND: { status: 404 },
  CONTACT_ALREADY_ADDED: { status: 200 },
  CONTACT_IS_SELF: { status: 200 },
  CONTACTS_LIMIT_REACHED: { status: 200 },
  CONTACTS_ALREADY_IMPORTED: { status: 200 },
  NO_CONTACT_TO_IMPORT: { status: 200 },
  GROUP_NOT_FOUND: { status: 404 },
  GROUP_OWNER_ONLY: { status: 403 },
  GROUP_ADMIN_STAYS: { status: 200 },
  GROUP_MEMBER_NOT_FOUND: { status: 404 },
  NOT_IN_NETWORK: { status: 200 },
  ALREADY_IN_GROUP: { status: 200 },
  GROUP_FULL: { status: 200 },
});
