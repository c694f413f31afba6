/** Report of a room about somebody in it. */
export interface RoomSignal {
  readonly roomId: string;
  /** The room's id of the participant. */
  readonly participantId: string;
  /** The attendance that the room token named. */
  readonly participantKey: string;
  readonly name: string;
  readonly email?: string | null | undefined;
  /** When they came in, by the room; now where nobody tells. */
  readonly at?: number;
  /** Largest number of people that the room takes, if it is known. */
  readonly roomMax?: number | undefined;
}
