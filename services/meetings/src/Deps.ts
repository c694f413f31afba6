import type { Background, ServiceBase } from '@meet/service-kit';
import type { KeyedQueue } from './live/createKeyedQueue.ts';
import type { RoomWatch } from './live/createRoomWatch.ts';
import type { attendanceModel } from './models/attendanceModel.ts';
import type { calendarFeedModel } from './models/calendarFeedModel.ts';
import type { emailLookupModel } from './models/emailLookupModel.ts';
import type { hostConfigurationModel } from './models/hostConfigurationModel.ts';
import type { joinModel } from './models/joinModel.ts';
import type { meetingModel } from './models/meetingModel.ts';
import type { ringModel } from './models/ringModel.ts';
import type { roomModel } from './models/roomModel.ts';
import type { scheduledMeetingModel } from './models/scheduledMeetingModel.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import type { RoomServer } from './ports/readRoomServer.ts';
import type { MeetingsSettings } from './settings.ts';
import type { PasswordSealer } from './tokens/createPasswordSealer.ts';
import type { RoomTokens } from './tokens/createRoomTokens.ts';

export interface Deps extends Pick<
  ServiceBase<MeetingsSettings>,
  'settings' | 'publicUrl' | 'secrets' | 'translator' | 'log' | 'now' | 'publish' | 'callAsService'
> {
  /** Work that the caller's answer must not wait for: its length would reveal who has an account. */
  readonly background: Background;
  readonly roomControl: RoomControl;
  readonly roomServer: RoomServer;
  readonly tokens: RoomTokens;
  readonly sealer: PasswordSealer;
  /** Messages of one room are taken in the order they came. */
  readonly inRoom: KeyedQueue;
  readonly roomWatch: RoomWatch;
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
