import { operationOf } from '@meet/contracts';
import { checkIfUserIsLoggedIn as call } from '../index.ts';

export const checkIfUserIsLoggedIn = /* @__PURE__ */ operationOf(call, '5c7ab8a23893e6cbd2cd9d7972bcb961f1cdbe077c694c5085b361a9da7377d2');
