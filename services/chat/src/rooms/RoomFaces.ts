import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export interface Faces {
  /** The owner, if they are in the room, then who came first; one more than lists show. */
  readonly first: readonly MemberRecord[];
  readonly count: number;
}

export interface RoomFaces {
  /** By room. As they were at the room's version at the earliest. */
  of(rooms: readonly RoomRecord[]): Promise<ReadonlyMap<string, Faces>>;
}
