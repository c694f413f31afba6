import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createDeviceNews } from './messages/createDeviceNews.ts';
import { createMessageLog } from './messages/createMessageLog.ts';
import { createReadMarks } from './messages/createReadMarks.ts';
import { createUploadSlots } from './files/createUploadSlots.ts';
import { BYTES_OF_MB } from './files/receiveFile.ts';
import { fileBlobModel } from './models/fileBlobModel.ts';
import { fileModel } from './models/fileModel.ts';
import { memberModel } from './models/memberModel.ts';
import { messageModel } from './models/messageModel.ts';
import { roomModel } from './models/roomModel.ts';
import { storageModel } from './models/storageModel.ts';
import { createContactUse } from './people/createContactUse.ts';
import { createPeople } from './people/createPeople.ts';
import { createRoomFaces } from './rooms/createRoomFaces.ts';
import { createRoomReader } from './rooms/createRoomReader.ts';
import { createStorage } from './storage/createStorage.ts';
import type { chatSettings } from './settings.ts';

export function createDeps({
  connection,
  background,
  translator,
  publicUrl,
  openBlobs,
  settings,
  now,
}: ServiceBase<typeof chatSettings>): Deps {
  const rooms = roomModel(connection);
  const members = memberModel(connection);
  const messages = messageModel(connection);
  const files = fileModel(connection);
  const limits = {
    account: bytesOf(settings.CHAT_STORAGE_ACCOUNT_MB),
    organization: bytesOf(settings.CHAT_STORAGE_ORGANIZATION_MB),
    deployment: bytesOf(settings.CHAT_STORAGE_DEPLOYMENT_MB),
  };
  const readMarks = createReadMarks(members, background);
  return {
    rooms,
    members,
    messages,
    files,
    fileBlobs: fileBlobModel(connection),
    blobs: openBlobs('chat-files'),
    storage: createStorage({ storage: storageModel(connection), files, limits, now }),
    limitsOrganizations: limits.organization !== undefined,
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

/** A setting of 0 is no limit. */
const bytesOf = (megabytes: number) => (megabytes > 0 ? megabytes * BYTES_OF_MB : undefined);
