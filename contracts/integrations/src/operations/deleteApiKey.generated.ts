import { operationOf } from '@meet/contracts';
import { deleteApiKey as call } from '../index.ts';

export const deleteApiKey = /* @__PURE__ */ operationOf(call, 'd815e0f905d85f7bd98ce7f8b60a473d4c72f61ff7b6d5b9b2e353da7383a489');
