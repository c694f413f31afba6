import { operationOf } from '@meet/contracts';
import { joinMeeting as call } from '../index.ts';

export const joinMeeting = /* @__PURE__ */ operationOf(call, '3ea2496371ce009e698ba01127a02356da2dd543f974cd6c1cbebe36a62dc643');
