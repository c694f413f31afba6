import { meetingRing, meetingRingEnded, type Ring } from '@meet/meetings-contract';
import type { BusEvent, PayloadOf } from '@meet/contracts/events';

/** What rings now, the oldest first. */
export function foldRings(rings: readonly Ring[], event: BusEvent): readonly Ring[] {
  if (event.type === meetingRing.type) {
    const ring = event.payload as PayloadOf<typeof meetingRing>;
    return [...rings.filter(({ ringId }) => ringId !== ring.ringId), ring];
  }
  if (event.type === meetingRingEnded.type) {
    const { ringId } = event.payload as PayloadOf<typeof meetingRingEnded>;
    return rings.filter((ring) => ring.ringId !== ringId);
  }
  return rings;
}
