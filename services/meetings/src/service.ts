import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { roomsRestarted } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { defineService, repeatAsOne, type Held } from '@meet/service-kit';
import { remindOfMeetings } from './calendar/remindOfMeetings.ts';
import { serveCalendarFeed } from './calendar/serveCalendarFeed.ts';
import { showChatInRoom } from './chat/showChatInRoom.ts';
import { createDeps } from './Deps.ts';
import type { Deps } from './Deps.ts';
import { sweepMeetings } from './live/sweepMeetings.ts';
import { operations } from './operations/index.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { createDeferredRoomControl } from './ports/createDeferredRoomControl.ts';
import { owedEnds } from './jitsi/endConference.ts';
import { serveJitsiWebhooks } from './jitsi/serveJitsiWebhooks.ts';
import { chooseRoomControl } from './jitsi/chooseRoomControl.ts';
import { sweepRecordings } from './recordings/sweepRecordings.ts';
import { missRings } from './rings/endRing.ts';
import { meetingsSettings } from './settings.ts';
import { queryBounds } from './queryBounds.ts';

export interface MeetingsServiceOptions {
  /** Commands the rooms; without it, rooms get no commands. */
  readonly roomControl?: RoomControl;
}

const SWEEP_MS = 1_000;
const SWEEP_RECORDINGS_MS = 10_000;

/** Creates the task for all timed work in meetings, which runs in one process of all. */
export function createClocks(deps: Deps): (held: Held) => Promise<void> {
  let fence: number | undefined;
  return async (held) => {
    // The former holder of the lease may not have stored the rooms' reports. So the rooms report their participants
    // before this process ends anything.
    if (held.fence !== fence) deps.roomWatch.forget();
    fence = held.fence;
    if (await deps.roomWatch.catchUp()) await sweepMeetings(deps);
    if (held.isOurs()) await missRings(deps);
    if (held.isOurs()) await remindOfMeetings(deps);
  };
}

/** Creates the meetings service for any room server. */
export function createMeetingsService({ roomControl = createDeferredRoomControl() }: MeetingsServiceOptions = {}) {
  return defineService({
    name: 'meetings',
    texts: [meetingsTexts],
    settings: meetingsSettings,
    setUp: (base) => createDeps(base, chooseRoomControl(base, roomControl)),
    operations,
    queryBounds,
    queues: (deps) => (deps.roomServer.embedded ? [] : [owedEnds(deps)]),
    routes: (app, deps) => {
      serveCalendarFeed(app, deps);
      serveJitsiWebhooks(app, deps);
    },
    start: (deps, base) => {
      const stopListening = showChatInRoom(deps, base.bus);
      // The process with the timed work requests the participants from restarted rooms, and waits for their reports.
      const stopHearing = [
        base.bus.subscribe(INTERNAL_CHANNEL, ({ type }) => {
          if (type === roomsRestarted.type) deps.roomWatch.forget();
        }),
        base.bus.onLost(() => deps.roomWatch.forget()),
      ];
      const stopSweeping = repeatAsOne({
        ...{ name: 'meetings.clocks', lease: base.lease, periodMs: SWEEP_MS, log: deps.log, now: base.now },
        task: createClocks(deps),
      });
      const stopSweepingRecordings = repeatAsOne({
        ...{
          name: 'meetings.recordings',
          lease: base.lease,
          periodMs: SWEEP_RECORDINGS_MS,
          log: deps.log,
          now: base.now,
        },
        task: () => sweepRecordings(deps),
      });
      return async () => {
        stopHearing.forEach((stop) => stop());
        await Promise.all([stopListening(), stopSweeping(), stopSweepingRecordings()]);
      };
    },
  });
}
