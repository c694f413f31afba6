import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps } from '@meet/contracts/remotes';
import { object, string } from 'yup';

/** Events of other parts of a page for the chat. */
export const chatPageEvents = {
  /** The person asked to talk to a contact, a group or a room. */
  'conversation.requested@1': object({ contactId: string(), groupId: string(), chatId: string() }),
};

declare module '@meet/remote-kit' {
  interface RemoteEventTable extends PageEventsOf<typeof chatPageEvents> {}

  interface SlotTable {
    /** A dialog that anyone may open by `host.openDialog`. */
    'chat.preferences/v1': DialogProps;
  }
}
