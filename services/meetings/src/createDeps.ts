import type { ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createKeyedQueue } from './live/createKeyedQueue.ts';
import { createRoomWatch } from './live/createRoomWatch.ts';
import { attendanceModel } from './models/attendanceModel.ts';
import { calendarFeedModel } from './models/calendarFeedModel.ts';
import { emailLookupModel } from './models/emailLookupModel.ts';
import { hostConfigurationModel } from './models/hostConfigurationModel.ts';
import { joinModel } from './models/joinModel.ts';
import { meetingModel } from './models/meetingModel.ts';
import { ringModel } from './models/ringModel.ts';
import { roomModel } from './models/roomModel.ts';
import { scheduledMeetingModel } from './models/scheduledMeetingModel.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { readRoomServer } from './ports/readRoomServer.ts';
import type { MeetingsSettings } from './settings.ts';
import { createPasswordSealer } from './tokens/createPasswordSealer.ts';
import { createRoomTokens } from './tokens/createRoomTokens.ts';

export function createDeps(base: ServiceBase<MeetingsSettings>, roomControl: RoomControl): Deps {
  const { connection, background, settings, publicUrl, secrets, translator, log, now, publish, callAsService } = base;
  const roomServer = readRoomServer(base);
  const meetings = meetingModel(connection);
  const attendances = attendanceModel(connection);
  return {
    settings,
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
    rings: ringModel(connection),
    scheduledMeetings: scheduledMeetingModel(connection),
    calendarFeeds: calendarFeedModel(connection),
  };
}
