import { checkIfUserIsLoggedIn as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

/** A call without a live session is refused before it gets here, so reaching this handler is the answer. */
export const checkIfUserIsLoggedIn = defineOperation(call, () => ({}));
