import { operationOf } from '@meet/contracts';
import { addMembersToGroup as call } from '../index.ts';

export const addMembersToGroup = /* @__PURE__ */ operationOf(call, '55cf392a01bbe4aa1582068131ddeee25a8bf1df05a6f3dd8eb8327bae83094f');
