import { boolean, string } from 'yup';
import { output } from '@meet/contracts';

/** What a client keeps of a new session. `isAdmin` tells which of the two token headers it belongs in. */
export const signedIn = output({
  token: string().required(),
  email: string().required(),
  fullName: string().defined(),
  alias: string().nullable().defined(),
  avatar: string().nullable().defined(),
  isAdmin: boolean().required(),
});
