import { ROOM_TYPE } from '@meet/meetings-contract';
import { hrefFor } from '@meet/contracts/routes';
import { meetingLink } from './openMeeting.ts';

/** The link that invites into a room: the speaking one where there is an alias, else the room id's. */
export function toRoomLink(
  room: { roomId: string; type: number; label?: string | null },
  alias?: string | null,
): string {
  const { origin } = window.location;
  if (alias && room.type === ROOM_TYPE.personal) return `${origin}${hrefFor('personalRoom', { emailOrAlias: alias })}`;
  if (alias && room.label) return `${origin}${hrefFor('labelledRoom', { alias, label: room.label })}`;
  return meetingLink(room.roomId);
}
