import { operationOf } from '@meet/contracts';
import { pingWebhook as call } from '../index.ts';

export const pingWebhook = /* @__PURE__ */ operationOf(call, '3742aa97ef7524bf624a41ea4e2b9bb13be20d4f2ecbfb47a810ffb4023c7a71');
