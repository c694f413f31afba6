import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { roomsStartedAnew } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { defineService, repeat } from '@meet/service-kit';
import { remindOfMeetings } from './calendar/remindOfMeetings.ts';
import { serveCalendarFeed } from './calendar/serveCalendarFeed.ts';
import { showChatInRoom } from './chat/showChatInRoom.ts';
import { createDeps } from './createDeps.ts';
import { sweepMeetings } from './live/sweepMeetings.ts';
import { operations } from './operations/index.ts';
import type { RoomControl } from './ports/RoomControl.ts';
import { createDeferredRoomControl } from './ports/createDeferredRoomControl.ts';
import { serveJitsiWebhooks } from './jitsi/serveJitsiWebhooks.ts';
import { chooseRoomControl } from './jitsi/chooseRoomControl.ts';
import { missRings } from './rings/endRing.ts';
import { meetingsSettings } from './settings.ts';

export interface MeetingsServiceOptions {
  /** Commands the rooms; without it, rooms are told nothing. */
  readonly roomControl?: RoomControl;
}

const SWEEP_MS = 1_000;

/** The meetings service, over whatever runs the rooms. */
export function createMeetingsService({ roomControl = createDeferredRoomControl() }: MeetingsServiceOptions = {}) {
  return defineService({
    name: 'meetings',
    texts: [meetingsTexts],
    settings: meetingsSettings,
    setUp: (base) => createDeps(base, chooseRoomControl(base, roomControl)),
    operations,
    routes: (app, deps) => {
      serveCalendarFeed(app, deps);
      serveJitsiWebhooks(app, deps);
    },
    start: (deps, base) => {
      const sweep = async () => {
        if (await deps.roomWatch.catchUp()) await sweepMeetings(deps);
        await missRings(deps);
        await remindOfMeetings(deps);
      };
      const stopListening = showChatInRoom(deps, base.bus);
      // The sweep of every process waits until rooms that were started anew have told who is in.
      const stopHearing = [
        base.bus.subscribe(INTERNAL_CHANNEL, ({ type }) => {
          if (type === roomsStartedAnew.type) deps.roomWatch.forget();
        }),
        base.bus.onLost(() => deps.roomWatch.forget()),
      ];
      const stopSweeping = repeat(SWEEP_MS, sweep, deps.log);
      return async () => {
        stopHearing.forEach((stop) => stop());
        await stopListening();
        await stopSweeping();
      };
    },
  });
}
