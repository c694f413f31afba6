import { ROOM_TYPE } from '@meet/meetings-contract';
import { hrefFor } from '@meet/contracts/routes';
import { meetingLink } from './openMeeting.ts';

/** Returns the link that invites to a room. It contains the alias if there is one, otherwise the room id. */
export function toRoomLink(
  room: { roomId: string; type: number; label?: string | null },
  alias?: string | null,
): string {
  const { origin } = window.location;
  if (alias && room.type === ROOM_TYPE.personal) return `${origin}${hrefFor('personalRoom', { emailOrAlias: alias })}`;
  if (alias && room.label) return `${origin}${hrefFor('labelledRoom', { alias, label: room.label })}`;
  return meetingLink(room.roomId);
}
