import { createBackground, type Background, type Secrets, type ServiceBase, type Translator } from '@meet/service-kit';
import { createEffects, type Effects } from './createEffects.ts';
import { createKeyedQueue, type KeyedQueue } from './live/createKeyedQueue.ts';
import { attendanceModel } from './models/attendanceModel.ts';
import { emailLookupModel } from './models/emailLookupModel.ts';
import { hostConfigurationModel } from './models/hostConfigurationModel.ts';
import { joinModel } from './models/joinModel.ts';
import { calendarFeedModel } from './models/calendarFeedModel.ts';
import { meetingModel } from './models/meetingModel.ts';
import { ringModel } from './models/ringModel.ts';
import { roomModel } from './models/roomModel.ts';
import { scheduledMeetingModel } from './models/scheduledMeetingModel.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { readRoomServer, type RoomServer } from './ports/readRoomServer.ts';
import type { MeetingsSettings } from './settings.ts';
import { createRoomTokens, type RoomTokens } from './tokens/createRoomTokens.ts';
import { createPasswordSealer, type PasswordSealer } from './tokens/createPasswordSealer.ts';

export interface MeetingsDeps {
  readonly settings: ServiceBase<MeetingsSettings>['settings'];
  readonly publicUrl: string;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly effects: Effects;
  /** What the caller's answer must not wait for: its length would tell who has an account. */
  readonly background: Background;
  readonly roomControl: RoomControl;
  readonly roomServer: RoomServer;
  readonly tokens: RoomTokens;
  readonly sealer: PasswordSealer;
  /** Messages of one room are taken in the order they came. */
  readonly inRoom: KeyedQueue;
  readonly rooms: ReturnType<typeof roomModel>;
  readonly meetings: ReturnType<typeof meetingModel>;
  readonly attendances: ReturnType<typeof attendanceModel>;
  readonly joins: ReturnType<typeof joinModel>;
  readonly hostConfigurations: ReturnType<typeof hostConfigurationModel>;
  readonly emailLookups: ReturnType<typeof emailLookupModel>;
  readonly rings: ReturnType<typeof ringModel>;
  readonly scheduledMeetings: ReturnType<typeof scheduledMeetingModel>;
  readonly calendarFeeds: ReturnType<typeof calendarFeedModel>;
}

export function createDeps(base: ServiceBase<MeetingsSettings>, roomControl: RoomControl): MeetingsDeps {
  const { connection, settings, secrets } = base;
  const roomServer = readRoomServer(base);
  return {
    settings,
    publicUrl: base.publicUrl,
    secrets,
    translator: base.translator,
    effects: createEffects(base),
    background: createBackground(base.log),
    roomControl,
    roomServer,
    tokens: createRoomTokens(roomServer.tokens),
    sealer: createPasswordSealer(secrets),
    inRoom: createKeyedQueue(),
    rooms: roomModel(connection),
    meetings: meetingModel(connection),
    attendances: attendanceModel(connection),
    joins: joinModel(connection),
    hostConfigurations: hostConfigurationModel(connection),
    emailLookups: emailLookupModel(connection),
    rings: ringModel(connection),
    scheduledMeetings: scheduledMeetingModel(connection),
    calendarFeeds: calendarFeedModel(connection),
  };
}
