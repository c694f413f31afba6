import type { Deps } from '../Deps.ts';
import { attendancesOfToken } from './attendanceIds.ts';
import type { RoomSignal } from './RoomSignal.ts';

/** Returns the ids of the token's attendances, in all meetings, that record this participant as gone. */
export async function whereGone(
  { attendances }: Pick<Deps, 'attendances'>,
  { participantKey, participantId }: Pick<RoomSignal, 'participantKey' | 'participantId'>,
): Promise<string[]> {
  const gone = await attendances
    .find({ ...attendancesOfToken(participantKey), gone: participantId }, { _id: 1 })
    .lean();
  return gone.map(({ _id }) => _id);
}
