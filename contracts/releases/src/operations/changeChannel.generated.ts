import { operationOf } from '@meet/contracts';
import { changeChannel as call } from '../index.ts';

export const changeChannel = /* @__PURE__ */ operationOf(call, 'be0a3276f646754a4ef2d46b435f3de4321265fe2d50c2ade28c4116146b44ac');
