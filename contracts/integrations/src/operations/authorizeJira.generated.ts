import { operationOf } from '@meet/contracts';
import { authorizeJira as call } from '../index.ts';

export const authorizeJira = /* @__PURE__ */ operationOf(call, '85cb5e14f4ca0812536ca67cffb1e2d776716f27ba505c3147aecebf5d31f98a');
