import type { meetingsEvents, PlacedCall } from '@meet/meetings-contract';
import { defineReducers, unchanged } from '@meet/contracts/events';

type Calls = readonly PlacedCall[];

const isSamePerson = (a: PlacedCall, b: PlacedCall) => a.roomId === b.roomId && a.calleeEmail === b.calleeEmail;

/**
 * Applies events to the person's calls. There is one call for each person in each room, in the order of their first
 * calls.
 */
export const reducePlacedCalls = defineReducers<Calls, typeof meetingsEvents>()({
  meetingCallChanged(calls, changed) {
    if (changed.state === 'cancelled') return calls.filter(({ ringId }) => ringId !== changed.ringId);
    const at = calls.findIndex((call) => isSamePerson(call, changed));
    return at < 0 ? [...calls, changed] : calls.with(at, changed);
  },
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingEnded: unchanged,
  meetingLobbyChanged: unchanged,
  scheduledMeetingsChanged: unchanged,
});
