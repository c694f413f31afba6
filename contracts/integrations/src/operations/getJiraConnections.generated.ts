import { operationOf } from '@meet/contracts';
import { getJiraConnections as call } from '../index.ts';

export const getJiraConnections = /* @__PURE__ */ operationOf(call, '539cca5f96c6b657329220af869ad30c8a1642313bcf151cbf9a793cf830b392');
