import { boolean, string } from 'yup';
import { output } from '@meet/contracts';

/** Data of a new session that a client keeps. `isAdmin` tells which of the two token headers carries it. */
export const signedIn = output({
  token: string().required(),
  email: string().required(),
  fullName: string().defined(),
  alias: string().nullable().defined(),
  avatar: string().nullable().defined(),
  isAdmin: boolean().required(),
});
