import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createDeviceNews } from './messages/createDeviceNews.ts';
import { createMessageLog } from './messages/createMessageLog.ts';
import { createReadMarks } from './messages/createReadMarks.ts';
import { createUploadSlots } from './files/createUploadSlots.ts';
import { fileBlobModel } from './models/fileBlobModel.ts';
import { fileModel } from './models/fileModel.ts';
import { memberModel } from './models/memberModel.ts';
import { messageModel } from './models/messageModel.ts';
import { roomModel } from './models/roomModel.ts';
import { createContactUse } from './people/createContactUse.ts';
import { createPeople } from './people/createPeople.ts';
import { createRoomFaces } from './rooms/createRoomFaces.ts';
import { createRoomReader } from './rooms/createRoomReader.ts';
import type { chatSettings } from './settings.ts';

export function createDeps({
  connection,
  background,
  translator,
  publicUrl,
  openBlobs,
  settings,
}: ServiceBase<typeof chatSettings>): Deps {
  const rooms = roomModel(connection);
  const members = memberModel(connection);
  const messages = messageModel(connection);
  const readMarks = createReadMarks(members, background);
  return {
    rooms,
    members,
    messages,
    files: fileModel(connection),
    fileBlobs: fileBlobModel(connection),
    blobs: openBlobs('chat-files'),
    uploadSlots: createUploadSlots(),
    fileMaxMegabytes: settings.CHAT_FILE_MAX_MB,
    readMarks,
    messageLog: createMessageLog({ rooms, members, messages, readMarks }),
    deviceNews: createDeviceNews(members, background),
    people: createPeople(),
    roomFaces: createRoomFaces(members),
    roomReader: createRoomReader({ rooms, members, messages }),
    contactUse: createContactUse(),
    background,
    translate: translator.translate,
    publicUrl,
  };
}
