const CLIENT = /^([0-9a-f]{8})-[0-9a-f-]{27}@/i;

/** An event of Prosody's mod_event_sync_component, as far as it is used. */
export interface ProsodyEvent {
  readonly room_name?: unknown;
  readonly room_jid?: unknown;
  readonly is_breakout?: unknown;
  readonly occupant?: { readonly occupant_jid?: unknown; readonly id?: unknown; readonly name?: unknown };
}

export interface Occupant {
  readonly roomId: string;
  /** The participant's id as the IFrame API names it. */
  readonly participantId: string;
  /** `context.user.id` of the room token: an account's id, or a guest's attendance. */
  readonly userId: string;
  readonly name: string;
}

/** Undefined for events that name nobody our tokens know: recorders, breakout rooms, malformed ones. */
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
 * Returns the first part of the UUID in a client's own address (`uuid@domain/resource`), which Prosody names: Jitsi's client takes
 * it as its nickname in the conference. For an address in the conference, returns the nickname.
 */
const getParticipant = (jid: string) => CLIENT.exec(jid)?.[1] ?? jid.split('/').at(-1) ?? jid;
