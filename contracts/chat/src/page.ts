import type { PageEventsOf } from '@meet/contracts/events';
import type { DialogProps, MenuSlotProps } from '@meet/contracts/remotes';
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
    /** Items of the menu of an open chat room. */
    'chat.roomMenu/v1': MenuSlotProps & {
      readonly chatId: string;
      readonly roomName: string;
      /** Whether the person owns the room. */
      readonly isOwner: boolean;
    };
    /** Items of the menu of a message that was not deleted. */
    'chat.messageMenu/v1': MenuSlotProps & {
      readonly chatId: string;
      /** Number of the message in its room. */
      readonly sequence: number;
      /** Text with its marks; empty for a file. */
      readonly text: string;
      /** Whether the person wrote it. */
      readonly isOwn: boolean;
    };
  }
}
