import { operationOf } from '@meet/contracts';
import { describeInvitation as call } from '../index.ts';

export const describeInvitation = /* @__PURE__ */ operationOf(call, '44b3acbd4d6e8d6dab997673d0bb62351c6e97a433f32bacc16007175f02d8c2');
