import { operationOf } from '@meet/contracts';
import { getFollowingNotifications as call } from '../index.ts';

export const getFollowingNotifications = /* @__PURE__ */ operationOf(call, '434414c8c8115ea043b88b480e9b48b38850935ad03c9c1f556c7b3301c058e2');
