import type { roomMatesChanged } from '@meet/chat-contract';
import type { PayloadOf } from '@meet/contracts/events';
import type { Deps } from '../Deps.ts';
import { showAnew } from './showAnew.ts';

/** Somebody came into a chat room of their own will, or went: the room mates among their contacts are shown anew. */
export async function followRoomMates(
  deps: Deps,
  { accountId, mateIds }: PayloadOf<typeof roomMatesChanged>,
): Promise<void> {
  await showAnew(deps, accountId, mateIds);
  for (const mateId of mateIds) await showAnew(deps, mateId, [accountId]);
}
