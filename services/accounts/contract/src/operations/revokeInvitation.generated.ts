import { operationOf } from '@meet/contracts';
import { revokeInvitation as call } from '../index.ts';

export const revokeInvitation = /* @__PURE__ */ operationOf(call, '176bcaa1253dd9b666a32d07a41029a3a9297f1cb93e0b94ba509e51c244b879');
