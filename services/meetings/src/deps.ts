import type { ServiceBase, Translator } from '@meet/service-kit';
import { createEffects, type Effects } from './createEffects.ts';
import { createKeyedQueue, type KeyedQueue } from './live/createKeyedQueue.ts';
import { attendanceModel } from './models/attendanceModel.ts';
import { emailLookupModel } from './models/emailLookupModel.ts';
import { hostConfigurationModel } from './models/hostConfigurationModel.ts';
import { joinModel } from './models/joinModel.ts';
import { meetingModel } from './models/meetingModel.ts';
import { roomModel } from './models/roomModel.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { readRoomServer, type RoomServer } from './ports/readRoomServer.ts';
import type { MeetingsSettings } from './settings.ts';
import { createRoomTokens, type RoomTokens } from './tokens/createRoomTokens.ts';
import { createSealer, type Sealer } from './tokens/createSealer.ts';

export interface MeetingsDeps {
  readonly settings: ServiceBase<MeetingsSettings>['settings'];
  readonly publicUrl: string;
  readonly translator: Translator;
  readonly effects: Effects;
  readonly roomControl: RoomControl;
  readonly roomServer: RoomServer;
  readonly tokens: RoomTokens;
  readonly sealer: Sealer;
  /** Messages of one room are taken in the order they came. */
  readonly inRoom: KeyedQueue;
  readonly rooms: ReturnType<typeof roomModel>;
  readonly meetings: ReturnType<typeof meetingModel>;
  readonly attendances: ReturnType<typeof attendanceModel>;
  readonly joins: ReturnType<typeof joinModel>;
  readonly hostConfigurations: ReturnType<typeof hostConfigurationModel>;
  readonly emailLookups: ReturnType<typeof emailLookupModel>;
}

export function createDeps(base: ServiceBase<MeetingsSettings>, roomControl: RoomControl): MeetingsDeps {
  const { connection, settings, secrets } = base;
  const roomServer = readRoomServer(base);
  return {
    settings,
    publicUrl: base.publicUrl,
    translator: base.translator,
    effects: createEffects(base),
    roomControl,
    roomServer,
    tokens: createRoomTokens(roomServer.tokens),
    sealer: createSealer(secrets.derive('room-password')),
    inRoom: createKeyedQueue(),
    rooms: roomModel(connection),
    meetings: meetingModel(connection),
    attendances: attendanceModel(connection),
    joins: joinModel(connection),
    hostConfigurations: hostConfigurationModel(connection),
    emailLookups: emailLookupModel(connection),
  };
}
