import { operationOf } from '@meet/contracts';
import { getOrganizationMembers as call } from '../index.ts';

export const getOrganizationMembers = /* @__PURE__ */ operationOf(call, '44ef5903a670af3a77a2636e7a0d165738048599b7fe9cea57bbcf91188e9b8f');
