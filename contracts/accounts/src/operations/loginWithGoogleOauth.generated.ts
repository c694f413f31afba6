import { operationOf } from '@meet/contracts';
import { loginWithGoogleOauth as call } from '../index.ts';

export const loginWithGoogleOauth = /* @__PURE__ */ operationOf(call, 'ded6f1522c7cf23f91261007b6837bf3108b9a535336320ebbaf8260ad0998ad');
