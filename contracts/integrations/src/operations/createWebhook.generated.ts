import { operationOf } from '@meet/contracts';
import { createWebhook as call } from '../index.ts';

export const createWebhook = /* @__PURE__ */ operationOf(call, '9df21da03b13222afd56b34ffd8a5d9c40ec3a2a86a16ba3b3256b227bfbe167');
