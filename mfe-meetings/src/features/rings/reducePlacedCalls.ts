import type { meetingsEvents, PlacedCall } from '@meet/meetings-contract';
import { defineReducers, unchanged } from '@meet/contracts/events';

type Calls = readonly PlacedCall[];

const isSamePerson = (a: PlacedCall, b: PlacedCall) => a.roomId === b.roomId && a.calleeEmail === b.calleeEmail;

/**
 * Applies events to the person's calls. There is one call for each person in each room, in the order of their first
 * calls.
 */
export const reducePlacedCalls = defineReducers<Calls, typeof meetingsEvents>()({
  meetingCallChanged(calls, told) {
    if (told.state === 'cancelled') return calls.filter(({ ringId }) => ringId !== told.ringId);
    const at = calls.findIndex((call) => isSamePerson(call, told));
    return at < 0 ? [...calls, told] : calls.with(at, told);
  },
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingEnded: unchanged,
  meetingLobbyChanged: unchanged,
  scheduledMeetingsChanged: unchanged,
});
