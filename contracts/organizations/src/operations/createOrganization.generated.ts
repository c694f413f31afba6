import { operationOf } from '@meet/contracts';
import { createOrganization as call } from '../index.ts';

export const createOrganization = /* @__PURE__ */ operationOf(call, '85343a4feee323565eadf748fee992fc96083a9437a29df515db776a8dbb96ae');
