import { array, object, string } from 'yup';
import { id, input, list, output, text } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';

/** Somebody met, with their account where they were there with one. */
const heldAddress = object({
  email: text().required(),
  accountId: text().nullable().defined().meta({ scalar: 'String' }),
}).meta({ name: 'HeldAddressInput' });

export const findKnownAddresses = defineCall('findKnownAddresses', {
  path: 'find-known-addresses',
  access: 'service',
  summary:
    'Which of these addresses the account knows: its contacts’, and those of acquaintances. Everybody else’s is shown to it obfuscated.',
  input: input({ accountId: id(), people: list(heldAddress.required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ emails: array(string().required()).required() }),
});
