const CLIENT = /^([0-9a-f]{8})-[0-9a-f-]{27}@/i;

/** The used fields of an event of Prosody's mod_event_sync_component. */
export interface ProsodyEvent {
  readonly room_name?: unknown;
  readonly room_jid?: unknown;
  readonly is_breakout?: unknown;
  readonly occupant?: { readonly occupant_jid?: unknown; readonly id?: unknown; readonly name?: unknown };
}

export interface Occupant {
  readonly roomId: string;
  /** Id of the participant, as in the IFrame API. */
  readonly participantId: string;
  /** `context.user.id` of the room token: an account id, or a guest's attendance id. */
  readonly userId: string;
  readonly name: string;
}

/**
 * Returns the occupant in an event. Returns undefined for recorders, breakout rooms and malformed events, because no
 * room token of Meet belongs to them.
 */
export function readOccupant({
  room_name: roomId,
  is_breakout: breakout,
  occupant,
}: ProsodyEvent): Occupant | undefined {
  const { occupant_jid: jid, id: userId, name } = occupant ?? {};
  if (breakout === true || typeof roomId !== 'string' || typeof userId !== 'string' || typeof jid !== 'string') {
    return undefined;
  }
  return { roomId, participantId: getParticipant(jid), userId, name: typeof name === 'string' ? name : '' };
}

/**
 * Returns the participant's id for an address in an event. A client's own address is `uuid@domain/resource`; Jitsi's
 * client uses the first part of its UUID as nickname in the conference. For an address in the conference, returns the
 * nickname.
 */
const getParticipant = (jid: string) => CLIENT.exec(jid)?.[1] ?? jid.split('/').at(-1) ?? jid;
