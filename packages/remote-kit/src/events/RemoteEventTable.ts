/** What the parts of one page tell each other. Events are facts of the past; state stays with its owner. */
export interface RemoteEventTable {
  /** The person's meeting opened in this tab. */
  'meeting.started@1': { readonly roomId: string };
  /** The meeting's room is there; contacts can be added to it from now on. */
  'meeting.initialized@1': { readonly roomId: string };
  'meeting.ended@1': { readonly roomId: string; readonly bySystem: boolean };
  /** The person chose to add a contact to the running meeting. */
  'meeting.contactInvited@1': { readonly contactId: string; readonly roomId: string };
  /** The person asked to see the meeting's whiteboard, or no longer. */
  'whiteboard.requested@1': { readonly roomId: string };
  /** The page changes; what belongs to the old one ends. */
  'navigation.started@1': { readonly from: string; readonly to: string };
  'contacts.changed@1': Record<never, never>;
  'groups.changed@1': Record<never, never>;
  /** The own status changed in this tab or another. */
  'status.changed@1': {
    readonly status: string;
    readonly statusDescription: string | null;
    readonly statusStart: number;
    readonly statusEnd: number | null;
  };
  /** The person asked to talk to a contact, a group or a room. */
  'conversation.requested@1': { readonly contactId?: string; readonly groupId?: string; readonly chatId?: string };
  /** The network panel changed its width, in pixels. */
  'network.resized@1': { readonly width: number };
  'profile.changed@1': { readonly fullName?: string; readonly alias?: string; readonly avatar?: string | null };
  'invites.changed@1': Record<never, never>;
  'notifications.changed@1': { readonly unread: number };
}

export type RemoteEventName = keyof RemoteEventTable;

export type RemoteEvent = {
  [Name in RemoteEventName]: { readonly name: Name; readonly payload: RemoteEventTable[Name] };
}[RemoteEventName];
