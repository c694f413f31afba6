import type { Background, ServiceBase, Translator } from '@meet/service-kit';
import type { MessageLog } from './messages/createMessageLog.ts';
import type { ChatMemberModel } from './models/ChatMember.ts';
import type { ChatMessageModel } from './models/ChatMessage.ts';
import type { ChatRoomModel } from './models/ChatRoom.ts';
import type { ContactUse } from './people/createContactUse.ts';
import type { People } from './people/createPeople.ts';

export interface Deps extends Pick<ServiceBase, 'publicUrl'> {
  readonly rooms: ChatRoomModel;
  readonly members: ChatMemberModel;
  readonly messages: ChatMessageModel;
  readonly messageLog: MessageLog;
  readonly people: People;
  readonly contactUse: ContactUse;
  /** What follows events and messages, and no answer waits for. */
  readonly background: Background;
  readonly translate: Translator['translate'];
}
