import { operationOf } from '@meet/contracts';
import { heartbeat as call } from '../index.ts';

export const heartbeat = /* @__PURE__ */ operationOf(call, 'a9d1eb53a95a3dd1e76dac2c7a9f300847e9d27295a9b1316ecccb404ab775f3');
