import { literally } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { RoomSignal } from './RoomSignal.ts';

/** The attendances, of whichever meetings a token was used for, that know of this participant that they are out. */
export async function whereGone(
  { attendances }: Pick<Deps, 'attendances'>,
  { participantKey, participantId }: Pick<RoomSignal, 'participantKey' | 'participantId'>,
): Promise<string[]> {
  const ofToken = { $regex: `^${literally(participantKey)}(\\.|$)` };
  const gone = await attendances.find({ _id: ofToken, gone: participantId }, { _id: 1 }).lean();
  return gone.map(({ _id }) => _id);
}
