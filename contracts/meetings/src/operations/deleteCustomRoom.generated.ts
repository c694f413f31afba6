import { operationOf } from '@meet/contracts';
import { deleteCustomRoom as call } from '../index.ts';

export const deleteCustomRoom = /* @__PURE__ */ operationOf(call, '22d5cf462d74651de56237f251beb692f1d364ddec6d64bfb81e52de4dd990ff');
