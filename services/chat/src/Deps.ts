import type { Background, ServiceBase, Translator } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Model } from 'mongoose';
import type { UploadSlots } from './files/createUploadSlots.ts';
import type { DeviceNews } from './messages/DeviceNews.ts';
import type { MessageLog } from './messages/createMessageLog.ts';
import type { ReadMarks } from './messages/createReadMarks.ts';
import type { FileBlobRecord } from './models/fileBlobModel.ts';
import type { FileRecord } from './models/fileModel.ts';
import type { MemberRecord } from './models/memberModel.ts';
import type { MessageRecord } from './models/messageModel.ts';
import type { RoomRecord } from './models/roomModel.ts';
import type { RoomFaces } from './rooms/RoomFaces.ts';
import type { RoomReader } from './rooms/RoomReader.ts';
import type { ContactUse } from './people/createContactUse.ts';
import type { Storage } from './storage/createStorage.ts';
import type { People } from './people/createPeople.ts';

export interface Deps extends Pick<ServiceBase, 'publicUrl'> {
  readonly rooms: Model<RoomRecord>;
  readonly members: Model<MemberRecord>;
  readonly messages: Model<MessageRecord>;
  readonly files: Model<FileRecord>;
  /** Which bytes files refer to; the bytes themselves are in `blobs`. */
  readonly fileBlobs: Model<FileBlobRecord>;
  readonly blobs: BlobStore;
  /** Bytes that the files of an account, an organization and the deployment take, and may take. */
  readonly storage: Storage;
  /** Whether organizations have a limit of what their members store. */
  readonly limitsOrganizations: boolean;
  readonly uploadSlots: UploadSlots;
  readonly fileMaxMegabytes: number;
  readonly messageLog: MessageLog;
  readonly readMarks: ReadMarks;
  readonly deviceNews: DeviceNews;
  readonly people: People;
  readonly roomFaces: RoomFaces;
  readonly roomReader: RoomReader;
  readonly contactUse: ContactUse;
  /** Work that follows events and messages, and that no answer waits for. */
  readonly background: Background;
  readonly translate: Translator['translate'];
}
