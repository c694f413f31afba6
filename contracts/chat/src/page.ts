import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { object, string } from 'yup';

/** Page events that other parts of a page emit for the chat. */
export const chatPageEvents = {
  /** The person wants to chat with a contact, a group or in a room. */
  'conversation.requested@1': object({ contactId: string(), groupId: string(), chatId: string() }),
};

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof chatPageEvents> {}

  interface SlotTable {
    /** A dialog that every part of a page may open with `host.openDialog`. */
    'chat.preferences/v1': DialogProps;
  }
}
