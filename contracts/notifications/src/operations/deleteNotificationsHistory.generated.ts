import { operationOf } from '@meet/contracts';
import { deleteNotificationsHistory as call } from '../index.ts';

export const deleteNotificationsHistory = /* @__PURE__ */ operationOf(call, '491638fd329ac397bfe9d5fadcc3802e53b8f58dff5da7edfeb4df3ad078e072');
