import { array, object, string } from 'yup';
import { id, input, list, output } from '../core/schema.ts';

/** Maximum number of accounts in one call: with ids of 36 characters, about 20 KB. */
export const ACCOUNTS_REQUESTED_MAX = 500;

/** Accounts whose channels are requested. */
export const membershipsInput = () =>
  input({ accountIds: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() });

/** One row for each channel to which an account listens. */
export const membershipsOutput = () =>
  output({
    memberships: array(object({ accountId: string().required(), channel: string().required() }).required()).required(),
  });
