import { operationOf } from '@meet/contracts';
import { checkInvitedUser as call } from '../index.ts';

export const checkInvitedUser = /* @__PURE__ */ operationOf(call, 'eeac5672804cba55c995994b30c81a67dc060b58a888571883412eb0ed0c388b');
