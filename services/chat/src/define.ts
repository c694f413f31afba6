import { operationsOf, type OperationContext, type Translator } from '@meet/service-kit';
import type { MessageLog } from './messages/createMessageLog.ts';
import type { ChatMemberModel } from './models/ChatMember.ts';
import type { ChatMessageModel } from './models/ChatMessage.ts';
import type { ChatRoomModel } from './models/ChatRoom.ts';
import type { ContactUse } from './people/createContactUse.ts';
import type { People } from './people/createPeople.ts';

export interface ChatDeps {
  readonly rooms: ChatRoomModel;
  readonly members: ChatMemberModel;
  readonly messages: ChatMessageModel;
  readonly log: MessageLog;
  readonly people: People;
  readonly contactUse: ContactUse;
  readonly translate: Translator['translate'];
  readonly publicUrl: string;
}

export type ChatContext = OperationContext<ChatDeps>;
/** What presenting takes: it also happens where nobody called. */
export type ReadContext = Pick<ChatContext, 'deps' | 'callAsService' | 'now'>;

export const defineOperation = operationsOf<ChatDeps>();
