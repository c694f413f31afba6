import { array, object, string } from 'yup';
import { id, input, list, output } from '../core/schema.ts';

/** Accounts that one call asks about: with ids of 36 characters, some 20 KB. */
export const ACCOUNTS_ASKED_MAX = 500;

/** Accounts whose channels are requested. */
export const membershipsInput = () => input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() });

/** A row for each channel that one of the accounts listens to. */
export const membershipsOutput = () =>
  output({
    memberships: array(object({ accountId: string().required(), channel: string().required() }).required()).required(),
  });
