import { operationOf } from '@meet/contracts';
import { sendNotificationRefresh as call } from '../index.ts';

export const sendNotificationRefresh = /* @__PURE__ */ operationOf(call, '7f48a8bfde2245916c2101c85d929dbaa4c9caf46e0c5569744ad018748d108a');
