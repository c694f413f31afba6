import type { ServiceBase, Background } from '@meet/service-kit';
import { createKeyedQueue, type KeyedQueue } from './live/createKeyedQueue.ts';
import { createRoomWatch, type RoomWatch } from './live/createRoomWatch.ts';
import { attendanceModel } from './models/attendanceModel.ts';
import { calendarFeedModel } from './models/calendarFeedModel.ts';
import { emailLookupModel } from './models/emailLookupModel.ts';
import { hostConfigurationModel } from './models/hostConfigurationModel.ts';
import { joinModel } from './models/joinModel.ts';
import { meetingModel } from './models/meetingModel.ts';
import { notesModel } from './models/notesModel.ts';
import { pollModel } from './models/pollModel.ts';
import { recordingModel } from './models/recordingModel.ts';
import { ringModel } from './models/ringModel.ts';
import { roomModel } from './models/roomModel.ts';
import { scheduledMeetingModel } from './models/scheduledMeetingModel.ts';
import { transcriptPageModel } from './models/transcriptPageModel.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { readRoomServer, type RoomServer } from './ports/readRoomServer.ts';
import type { MeetingsSettings } from './settings.ts';
import { createPasswordSealer, type PasswordSealer } from './tokens/createPasswordSealer.ts';
import { createRoomTokens, type RoomTokens } from './tokens/createRoomTokens.ts';

export interface Deps extends Pick<
  ServiceBase<MeetingsSettings>,
  'settings' | 'openBlobs' | 'publicUrl' | 'secrets' | 'translator' | 'log' | 'now' | 'publish' | 'callAsService'
> {
  /** Runs work that the caller's response must not wait for, because its duration would reveal who has an account. */
  readonly background: Background;
  readonly roomControl: RoomControl;
  readonly roomServer: RoomServer;
  readonly tokens: RoomTokens;
  readonly sealer: PasswordSealer;
  /** Processes the reports of one room in the order in which they came. */
  readonly inRoom: KeyedQueue;
  readonly roomWatch: RoomWatch;
  readonly rooms: ReturnType<typeof roomModel>;
  readonly meetings: ReturnType<typeof meetingModel>;
  readonly attendances: ReturnType<typeof attendanceModel>;
  readonly joins: ReturnType<typeof joinModel>;
  readonly hostConfigurations: ReturnType<typeof hostConfigurationModel>;
  readonly emailLookups: ReturnType<typeof emailLookupModel>;
  readonly notes: ReturnType<typeof notesModel>;
  readonly polls: ReturnType<typeof pollModel>;
  readonly recordings: ReturnType<typeof recordingModel>;
  readonly rings: ReturnType<typeof ringModel>;
  readonly scheduledMeetings: ReturnType<typeof scheduledMeetingModel>;
  readonly transcriptPages: ReturnType<typeof transcriptPageModel>;
  readonly calendarFeeds: ReturnType<typeof calendarFeedModel>;
}

export function createDeps(base: ServiceBase<MeetingsSettings>, roomControl: RoomControl): Deps {
  const {
    connection,
    openBlobs,
    background,
    settings,
    publicUrl,
    secrets,
    translator,
    log,
    now,
    publish,
    callAsService,
  } = base;
  const roomServer = readRoomServer(base);
  const meetings = meetingModel(connection);
  const attendances = attendanceModel(connection);
  return {
    settings,
    openBlobs,
    publicUrl,
    secrets,
    translator,
    log,
    now,
    publish,
    callAsService,
    background,
    roomControl,
    roomServer,
    tokens: createRoomTokens(roomServer.tokens),
    sealer: createPasswordSealer(secrets),
    inRoom: createKeyedQueue(),
    roomWatch: createRoomWatch({ attendances, meetings, roomControl, roomServer, log, now }),
    rooms: roomModel(connection),
    meetings,
    attendances,
    joins: joinModel(connection),
    hostConfigurations: hostConfigurationModel(connection),
    emailLookups: emailLookupModel(connection),
    notes: notesModel(connection),
    polls: pollModel(connection),
    recordings: recordingModel(connection),
    rings: ringModel(connection),
    scheduledMeetings: scheduledMeetingModel(connection),
    transcriptPages: transcriptPageModel(connection),
    calendarFeeds: calendarFeedModel(connection),
  };
}
