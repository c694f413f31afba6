import { operationOf } from '@meet/contracts';
import { acceptInvitation as call } from '../index.ts';

export const acceptInvitation = /* @__PURE__ */ operationOf(call, 'f4de2938f5d3933fed08188daae0a3e70ea6024824467d191782adf8d5c09617');
