import { operationOf } from '@meet/contracts';
import { getGuestInvitationOrganization as call } from '../index.ts';

export const getGuestInvitationOrganization = /* @__PURE__ */ operationOf(call, '5edaad8c6c663f63efdeb243a66ef8fee269d769118fb6d1a5f5963b10a15ef8');
