import { boolean, object, string, type InferType } from 'yup';

/** Facts of an account that other parts of the product may know. */
export const accountSummary = object({
  accountId: string().required(),
  email: string().required(),
  fullName: string().defined(),
  /** Address of the picture without a size; `=s50` and the like are appended. Null without a picture. */
  avatar: string().nullable().defined(),
  alias: string().nullable().defined(),
  locale: string<'en_US' | 'fr_FR' | 'ro_RO'>().oneOf(['en_US', 'fr_FR', 'ro_RO']).required(),
  /** A paid membership: meetings without the free ones' limits. */
  hasMembership: boolean().required(),
});

export type AccountSummary = InferType<typeof accountSummary>;
