import { operationOf } from '@meet/contracts';
import { getInviteUserData as call } from '../index.ts';

export const getInviteUserData = /* @__PURE__ */ operationOf(call, '763a5b0b2d9b6110bb3f077e7fdcfb826738fe447729b4c9b39fc29df516a203');
