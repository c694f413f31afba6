import { operationOf } from '@meet/contracts';
import { disconnectHubstaff as call } from '../index.ts';

export const disconnectHubstaff = /* @__PURE__ */ operationOf(call, '6355545720a2c266a1afbd6caaa26403eea1e26646a211a5f99d0c9248570b19');
