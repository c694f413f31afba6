import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMessageLog } from './messages/createMessageLog.ts';
import { memberModel } from './models/memberModel.ts';
import { messageModel } from './models/messageModel.ts';
import { roomModel } from './models/roomModel.ts';
import { createContactUse } from './people/createContactUse.ts';
import { createPeople } from './people/createPeople.ts';

export function createDeps({ connection, background, translator, publicUrl }: ServiceBase): Deps {
  const rooms = roomModel(connection);
  const members = memberModel(connection);
  const messages = messageModel(connection);
  return {
    rooms,
    members,
    messages,
    messageLog: createMessageLog({ rooms, members, messages }),
    people: createPeople(),
    contactUse: createContactUse(),
    background,
    translate: translator.translate,
    publicUrl,
  };
}
