import type { Ring, meetingsEvents } from '@meet/meetings-contract';
import { defineReducers, unchanged } from '@meet/contracts/events';

/** Applies events to the calls that ring now, the oldest first. */
export const reduceRings = defineReducers<readonly Ring[], typeof meetingsEvents>()({
  meetingRing: (rings, ring) => [...rings.filter(({ ringId }) => ringId !== ring.ringId), ring],
  meetingRingEnded: (rings, ended) => rings.filter(({ ringId }) => ringId !== ended.ringId),
  meetingCallChanged: unchanged,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingEnded: unchanged,
  meetingLobbyChanged: unchanged,
  scheduledMeetingsChanged: unchanged,
});
