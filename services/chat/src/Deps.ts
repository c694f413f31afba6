import type { ServiceBase, Background, Translator } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Model } from 'mongoose';
import { createGatherer } from './messages/createGatherer.ts';
import { createPushNotifier, type PushNotifier } from './messages/createPushNotifier.ts';
import { createMessageLog, type MessageLog } from './messages/createMessageLog.ts';
import { createMessageChanges, type MessageChanges } from './messages/createMessageChanges.ts';
import { createReactions, type Reactions } from './messages/createReactions.ts';
import { createReadMarks, type ReadMarks } from './messages/createReadMarks.ts';
import { createUploadSlots, type UploadSlots } from './files/createUploadSlots.ts';
import { BYTES_OF_MB } from './files/receiveFile.ts';
import { followerModel, type FollowerRecord } from './models/followerModel.ts';
import { fileBlobModel, type FileBlobRecord } from './models/fileBlobModel.ts';
import { fileModel, type FileRecord } from './models/fileModel.ts';
import { memberModel, type MemberRecord } from './models/memberModel.ts';
import { membershipModel, type MembershipRecord } from './models/membershipModel.ts';
import { messageModel, type MessageRecord } from './models/messageModel.ts';
import { reactionModel } from './models/reactionModel.ts';
import { roomModel, type RoomRecord } from './models/roomModel.ts';
import { storageModel } from './models/storageModel.ts';
import { webhookModel } from './models/webhookModel.ts';
import { wordsModel, type WordsRecord } from './models/wordsModel.ts';
import { createContactUse, type ContactUse } from './people/createContactUse.ts';
import { createPeople, type People } from './people/createPeople.ts';
import { createMemberPreviews, type MemberPreviews } from './rooms/createMemberPreviews.ts';
import { createRoomReader, type RoomReader } from './rooms/createRoomReader.ts';
import { createStorage, type Storage } from './storage/createStorage.ts';
import { createRoomHooks, type RoomHooks } from './webhooks/createRoomHooks.ts';
import { createWebhookStore, type WebhookStore } from './webhooks/createWebhookStore.ts';
import { createFollowers, type Followers } from './threads/createFollowers.ts';
import { createThreadSummaries, type ThreadSummaries } from './threads/createThreadSummaries.ts';
import type { chatSettings } from './settings.ts';

export interface Deps extends Pick<ServiceBase, 'publicUrl'> {
  readonly rooms: Model<RoomRecord>;
  readonly members: Model<MemberRecord>;
  /** Version of each account's room list, by account id. */
  readonly memberships: Model<MembershipRecord>;
  readonly messages: Model<MessageRecord>;
  /** The search index of messages. */
  readonly words: Model<WordsRecord>;
  readonly files: Model<FileRecord>;
  /** Records of the bytes that files refer to; `blobs` holds the bytes themselves. */
  readonly fileBlobs: Model<FileBlobRecord>;
  readonly blobs: BlobStore;
  /** Counts the bytes that files take per account, organization and deployment, and enforces their limits. */
  readonly storage: Storage;
  /** Whether the storage of organizations is limited. */
  readonly limitsOrganizations: boolean;
  readonly uploadSlots: UploadSlots;
  readonly fileMaxMegabytes: number;
  readonly messageLog: MessageLog;
  readonly messageChanges: MessageChanges;
  readonly reactions: Reactions;
  readonly readMarks: ReadMarks;
  readonly followers: Followers;
  readonly followerRecords: Model<FollowerRecord>;
  readonly threadSummaries: ThreadSummaries;
  readonly pushNotifier: PushNotifier;
  /** Notifies members' own webhooks of messages in their rooms. */
  readonly roomHooks: RoomHooks;
  /** Incoming webhooks of rooms. */
  readonly webhookStore: WebhookStore;
  readonly people: People;
  readonly memberPreviews: MemberPreviews;
  readonly roomReader: RoomReader;
  readonly contactUse: ContactUse;
  /** Runs work after events and messages that no response waits for. */
  readonly background: Background;
  readonly translate: Translator['translate'];
}

export function createDeps({
  connection,
  background,
  translator,
  publicUrl,
  openBlobs,
  settings,
  secrets,
  limits: limitStore,
  now,
}: ServiceBase<typeof chatSettings>): Deps {
  const rooms = roomModel(connection);
  const members = memberModel(connection);
  const messages = messageModel(connection);
  const files = fileModel(connection);
  const limits = {
    account: toBytes(settings.CHAT_STORAGE_ACCOUNT_MB),
    organization: toBytes(settings.CHAT_STORAGE_ORGANIZATION_MB),
    deployment: toBytes(settings.CHAT_STORAGE_DEPLOYMENT_MB),
  };
  const readMarks = createReadMarks(members, background);
  const gatherer = createGatherer(members, background);
  const followerRecords = followerModel(connection);
  const followers = createFollowers({ rooms, followers: followerRecords });
  const messageChanges = createMessageChanges({ rooms, messages });
  return {
    rooms,
    members,
    memberships: membershipModel(connection),
    messages,
    words: wordsModel(connection),
    files,
    fileBlobs: fileBlobModel(connection),
    blobs: openBlobs('chat-files'),
    storage: createStorage({ storage: storageModel(connection), files, limits, now }),
    limitsOrganizations: limits.organization !== undefined,
    uploadSlots: createUploadSlots(),
    fileMaxMegabytes: settings.CHAT_FILE_MAX_MB,
    readMarks,
    messageLog: createMessageLog({ rooms, members, messages, readMarks }),
    messageChanges,
    reactions: createReactions({ messages, reactions: reactionModel(connection), messageChanges, background, now }),
    followers,
    followerRecords,
    threadSummaries: createThreadSummaries({ rooms, messages, messageChanges, background, now }),
    pushNotifier: createPushNotifier(gatherer, followers),
    roomHooks: createRoomHooks(gatherer),
    webhookStore: createWebhookStore({ webhooks: webhookModel(connection), secrets, limits: limitStore, now }),
    people: createPeople(),
    memberPreviews: createMemberPreviews(members),
    roomReader: createRoomReader({ rooms, members, messages }),
    contactUse: createContactUse(),
    background,
    translate: translator.translate,
    publicUrl,
  };
}

/** Converts a setting to bytes; undefined, for no limit, if it is 0. */
const toBytes = (megabytes: number) => (megabytes > 0 ? megabytes * BYTES_OF_MB : undefined);
