import { ROOM_TYPE } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/**
 * Returns the key of a meeting's chat. A random room belongs to one circle of people, whose chat continues when they
 * meet there again. Many people pass through a personal or a labelled room. So each of its meetings has a separate
 * chat, and nobody reads others' earlier messages.
 */
export function getMeetingKey(room: RoomRecord, meeting: MeetingRecord): string {
  return room.type === ROOM_TYPE.random ? `room-${room._id}` : `meeting-${meeting._id}`;
}

/** Returns the running meeting that a chat belongs to; null between meetings. */
export function findMeetingByKey(deps: Deps, meetingKey: string): Promise<MeetingRecord | null> {
  const [kind, ...rest] = meetingKey.split('-');
  const id = rest.join('-');
  return kind === 'room' ? findLiveMeeting(deps, id) : deps.meetings.findOne({ _id: id, live: true }).lean();
}
