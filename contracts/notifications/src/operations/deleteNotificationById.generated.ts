import { operationOf } from '@meet/contracts';
import { deleteNotificationById as call } from '../index.ts';

export const deleteNotificationById = /* @__PURE__ */ operationOf(call, 'c718dfdc5c072d2663427d2b73a683ace23c9be0b977bbf961ca652855dd60fd');
