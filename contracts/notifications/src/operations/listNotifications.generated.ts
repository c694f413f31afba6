import { operationOf } from '@meet/contracts';
import { listNotifications as call } from '../index.ts';

export const listNotifications = /* @__PURE__ */ operationOf(call, '41bc69a823a096bbad1de8c6b125403bcf59af580c0cc156583db28b64d7ca15');
