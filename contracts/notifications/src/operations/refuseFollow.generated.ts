import { operationOf } from '@meet/contracts';
import { refuseFollow as call } from '../index.ts';

export const refuseFollow = /* @__PURE__ */ operationOf(call, '7b9cc70fa9a70872b91eedf3cb08989eef666f4c167cfc79ab8ae8b966e59882');
