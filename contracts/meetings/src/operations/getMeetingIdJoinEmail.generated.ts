import { operationOf } from '@meet/contracts';
import { getMeetingIdJoinEmail as call } from '../index.ts';

export const getMeetingIdJoinEmail = /* @__PURE__ */ operationOf(call, '7c88c9918734bdeb58fdce05665953f6207a238061f58adaf44b156a7c59622f');
