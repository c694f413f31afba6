import { ServiceError, type Caller } from '@meet/contracts';
import { releasesErrors } from '@meet/releases-contract';
import type { Deps } from '../Deps.ts';
import type { LiveRemote } from '../live/Snapshot.ts';
import { findActor, type Actor } from './findActor.ts';

/** Returns a remote for an actor who may change it. Throws for anybody else, and throws REMOTE_NOT_FOUND. */
export async function loadRemote(
  deps: Pick<Deps, 'tokenStore' | 'live'>,
  caller: Caller,
  remote: string,
): Promise<{ actor: Actor; live: LiveRemote }> {
  const actor = await findActor(deps.tokenStore, caller, remote);
  const live = (await deps.live.read()).get(remote);
  if (!live) throw new ServiceError(releasesErrors.REMOTE_NOT_FOUND);
  return { actor, live };
}
