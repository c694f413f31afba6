import { operationOf } from '@meet/contracts';
import { updateStatus as call } from '../index.ts';

export const updateStatus = /* @__PURE__ */ operationOf(call, '07dd46e0ce0ceac935be2b7b7b004dc15b42eef45293ed66ebf1a486b871faa8');
