import { boolean, object, string } from 'yup';

export const plainContact = object({
  contactId: string().required(),
  email: string().required(),
  fullName: string().required(),
  /** Null while no account has this e-mail, or its holder is no acquaintance. */
  accountId: string().nullable().defined(),
  isFrequentUser: boolean().required(),
});
