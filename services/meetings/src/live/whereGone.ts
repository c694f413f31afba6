import type { Deps } from '../Deps.ts';
import { attendancesOfToken } from './attendanceIds.ts';
import type { RoomSignal } from './RoomSignal.ts';

/** The attendances, of whichever meetings a token was used for, that know of this participant that they are out. */
export async function whereGone(
  { attendances }: Pick<Deps, 'attendances'>,
  { participantKey, participantId }: Pick<RoomSignal, 'participantKey' | 'participantId'>,
): Promise<string[]> {
  const gone = await attendances
    .find({ ...attendancesOfToken(participantKey), gone: participantId }, { _id: 1 })
    .lean();
  return gone.map(({ _id }) => _id);
}
