/** Channels of the event bus. A connection is joined to its own; membership is checked by the services. */
export const userChannel = (accountId: string) => `user:${accountId}`;
export const roomChannel = (chatId: string) => `room:${chatId}`;
export const groupChannel = (groupId: string) => `group:${groupId}`;
export const organizationChannel = (organizationId: string) => `organization:${organizationId}`;
export const meetingChannel = (roomId: string) => `meeting:${roomId}`;
/** Reaches every open connection: version changes, kill switches. */
export const EVERYONE_CHANNEL = 'everyone';
/** Between services only; no connection is ever joined to it. */
export const INTERNAL_CHANNEL = 'internal';
