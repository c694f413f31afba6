import { operationOf } from '@meet/contracts';
import { getNotificationInvitation as call } from '../index.ts';

export const getNotificationInvitation = /* @__PURE__ */ operationOf(call, 'd4b433a192560a76eaf285f38ac82eff34a853140e5b0b9a2931a42357246a9e');
