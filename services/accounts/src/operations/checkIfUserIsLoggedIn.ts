import { checkIfUserIsLoggedIn as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

/** Getting this far is the answer: the call is refused without a live session. */
export const checkIfUserIsLoggedIn = defineOperation(call, () => ({}));
