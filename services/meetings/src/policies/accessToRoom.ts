import type { Caller } from '@meet/contracts';
import { checkGroupModerator, findKnownAddresses } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { getHostConfiguration } from './getHostConfiguration.ts';

export interface RoomAccess {
  readonly isOwner: boolean;
  /** Whether the person may start meetings: the owner, or a contact if the owner lets contacts start. */
  readonly mayStart: boolean;
  readonly isGroupModerator: boolean;
  /** True with any of these rights: the person starts, moderates, and passes password and lobby. */
  readonly isHost: boolean;
}

const NONE: RoomAccess = { isOwner: false, mayStart: false, isGroupModerator: false, isHost: false };

/** Returns a caller's rights in a room. If another service fails, the caller has none of the rights that it decides. */
export async function accessToRoom(deps: Deps, room: RoomRecord, caller: Caller): Promise<RoomAccess> {
  const { accountId } = caller;
  if (caller.kind !== 'user' || !accountId) return NONE;
  if (room.ownerId === accountId) return { isOwner: true, mayStart: true, isGroupModerator: false, isHost: true };
  const [mayStart, isGroupModerator] = await Promise.all([
    isTrustedContact(deps, room.ownerId, caller.email),
    isModerator(deps, room.ownerId, accountId),
  ]);
  return { isOwner: false, mayStart, isGroupModerator, isHost: mayStart || isGroupModerator };
}

/**
 * Searches for the caller's own, verified address among the owner's contacts. The account id is left out, so that the
 * network service considers contacts only.
 */
async function isTrustedContact(deps: Deps, ownerId: string, email: string | undefined): Promise<boolean> {
  if (!email || !(await getHostConfiguration(deps, ownerId)).contactsMayStart) return false;
  const people = [{ email: email.toLowerCase(), accountId: null }];
  const { emails } = await deps
    .callAsService(findKnownAddresses, { accountId: ownerId, people })
    .catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the request for trusted contacts failed');
      return { emails: [] };
    });
  return emails.length > 0;
}

async function isModerator(deps: Deps, ownerId: string, accountId: string): Promise<boolean> {
  return deps.callAsService(checkGroupModerator, { ownerId, accountId }).then(
    ({ isModerator }) => isModerator,
    (error: unknown) => {
      deps.log.warn({ err: error }, 'the request for moderators of groups failed');
      return false;
    },
  );
}
