import { operationOf } from '@meet/contracts';
import { getHubstaff as call } from '../index.ts';

export const getHubstaff = /* @__PURE__ */ operationOf(call, 'c3c3d431c0d0c824b6b22d32402a96c1196e955e05dfc35175808177c3a18c65');
