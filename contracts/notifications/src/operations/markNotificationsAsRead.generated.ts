import { operationOf } from '@meet/contracts';
import { markNotificationsAsRead as call } from '../index.ts';

export const markNotificationsAsRead = /* @__PURE__ */ operationOf(call, '4827d75e78328ce5e6e3b5212a67d6611e6db6866f593c7535fd8d394d2d33a4');
