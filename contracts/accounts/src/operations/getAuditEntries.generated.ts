import { operationOf } from '@meet/contracts';
import { getAuditEntries as call } from '../admin/index.ts';

export const getAuditEntries = /* @__PURE__ */ operationOf(call, 'ae4931ccd5024e6829f2e5ba5b1e963f7238636ffe170376c6077b808de9f38c');
