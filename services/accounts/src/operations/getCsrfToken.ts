import { getCsrfToken as call } from '@meet/accounts-contract';
import { randomBytes } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';

/** No call asks for it: nothing here acts on a cookie. Older callers expect to be given one. */
export const getCsrfToken = defineOperation(call, () => ({ csrfToken: randomBytes(32).toString('base64url') }));
