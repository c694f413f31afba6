import { createBackground, type ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMessageLog } from './messages/createMessageLog.ts';
import { createChatMemberModel } from './models/ChatMember.ts';
import { createChatMessageModel } from './models/ChatMessage.ts';
import { createChatRoomModel } from './models/ChatRoom.ts';
import { createContactUse } from './people/createContactUse.ts';
import { createPeople } from './people/createPeople.ts';

export function createDeps({ connection, log, translator, publicUrl }: ServiceBase): Deps {
  const rooms = createChatRoomModel(connection);
  const members = createChatMemberModel(connection);
  const messages = createChatMessageModel(connection);
  return {
    rooms,
    members,
    messages,
    messageLog: createMessageLog({ rooms, members, messages }),
    people: createPeople(),
    contactUse: createContactUse(),
    background: createBackground(log),
    translate: translator.translate,
    publicUrl,
  };
}
