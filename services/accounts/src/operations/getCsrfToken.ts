import { getCsrfToken as call } from '@meet/accounts-contract';
import { randomBytes } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';

/** No call requires this token, because no call is authenticated by a cookie. Older callers expect to get one. */
export const getCsrfToken = defineOperation(call, () => ({ csrfToken: randomBytes(32).toString('base64url') }));
