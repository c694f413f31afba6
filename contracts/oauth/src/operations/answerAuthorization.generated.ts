import { operationOf } from '@meet/contracts';
import { answerAuthorization as call } from '../index.ts';

export const answerAuthorization = /* @__PURE__ */ operationOf(call, 'd0c255d6ee02c3abd6491c804a5f7ceda615a4a34166180a4ff550ad7dabf1d1');
