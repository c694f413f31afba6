import { commonErrors, ServiceError, type Caller } from '@meet/contracts';
import { CHANNEL_KINDS, PUBLISH_TOKEN_PREFIX, releasesErrors, type ChannelKind } from '@meet/releases-contract';
import type { TokenStore } from './createTokenStore.ts';

/** The person or token that changes a remote. */
export interface Actor {
  readonly id: string;
  /** The name in the trail. */
  readonly name: string;
  readonly channels: readonly ChannelKind[];
}

/**
 * Returns the author of a change to this remote: an administrator, a service, or one of the remote's publish tokens.
 * Throws for anybody else.
 */
export async function findActor(tokenStore: TokenStore, caller: Caller, remote: string): Promise<Actor> {
  const { kind, credentials, accountId, fullName, email } = caller;
  const value = credentials?.bearer;
  if (value?.startsWith(PUBLISH_TOKEN_PREFIX)) {
    const token = await tokenStore.find(value);
    if (!token) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_INVALID);
    if (token.remote !== remote) throw new ServiceError(releasesErrors.PUBLISH_TOKEN_FOREIGN);
    return { id: `token:${token._id}`, name: `token ${token.name}`, channels: token.channels };
  }
  if (kind === 'service') return { id: 'system', name: 'system', channels: CHANNEL_KINDS };
  if (kind === 'admin') return { id: `account:${accountId!}`, name: fullName ?? email!, channels: CHANNEL_KINDS };
  throw new ServiceError(kind === 'visitor' ? commonErrors.SESSION_INVALID : commonErrors.FORBIDDEN);
}

/** Throws CHANNEL_FORBIDDEN unless the actor may change these channels. */
export function requireChannels({ channels }: Actor, wanted: readonly ChannelKind[]): void {
  const missing = wanted.find((kind) => !channels.includes(kind));
  if (missing) throw new ServiceError(releasesErrors.CHANNEL_FORBIDDEN, { params: { channel: missing } });
}
