import { operationOf } from '@meet/contracts';
import { changeOrganizationMemberRole as call } from '../index.ts';

export const changeOrganizationMemberRole = /* @__PURE__ */ operationOf(call, 'cc1d650b96e6f21b4ae0a99ab2387b926724e66e08cd42861f01f53af53cb2a7');
