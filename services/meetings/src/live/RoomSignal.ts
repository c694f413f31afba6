/** Report of a room about one person in it. */
export interface RoomSignal {
  readonly roomId: string;
  /** Id of the participant in the room. */
  readonly participantId: string;
  /** Attendance id in the room token. */
  readonly participantKey: string;
  readonly name: string;
  readonly email?: string | null | undefined;
  /** Time of the entry, by the room's clock; without it, the present time. */
  readonly at?: number;
  /** Maximum number of people in the room, if it is known. */
  readonly roomMax?: number | undefined;
}
