/** Channels of the event bus. The gateway joins each connection to its own channels; the services check memberships. */
export const userChannel = (accountId: string) => `user:${accountId}`;
export const roomChannel = (chatId: string) => `room:${chatId}`;
export const groupChannel = (groupId: string) => `group:${groupId}`;
export const organizationChannel = (organizationId: string) => `organization:${organizationId}`;
export const meetingChannel = (roomId: string) => `meeting:${roomId}`;
/** Reaches every open connection, for new versions and for remotes that are switched off. */
export const EVERYONE_CHANNEL = 'everyone';
/** Between services only. No connection ever joins it. */
export const INTERNAL_CHANNEL = 'internal';
