import type { Behavior } from '../state/Behavior.ts';
import type { HostApi } from '../host/HostApi.ts';
import { createScope } from '../state/createScope.ts';
import type { Scope } from '../state/createScope.ts';
import type { Session } from '../host/Session.ts';
import { createNetworkStore, type NetworkStore } from './createNetworkStore.ts';

interface Kept {
  readonly scope: Scope;
  readonly store: NetworkStore;
  readonly token: string | undefined;
}

/** Stores by session behavior. The shell provides the same behavior to all remotes of a tab. */
const kept = new WeakMap<Behavior<Session>, Kept>();

/**
 * Returns the tab's single store of contacts, groups and presence, which all remotes share. The first call fetches it.
 * It ends when the session's token changes or the person signs out.
 */
export function getNetworkStore(host: Pick<HostApi, 'api' | 'events' | 'session$'>): NetworkStore {
  const { session$ } = host;
  const present = kept.get(session$);
  const token = getToken(session$.value);
  if (present && !present.scope.ended && present.token === token) return present.store;
  // A remote may be notified of another session before the store is.
  present?.scope.end();
  const scope = createScope();
  const store = createNetworkStore(scope, host);
  kept.set(session$, { scope, store, token });
  scope.listen(session$, (session) => {
    if (getToken(session) !== token) scope.end();
  });
  return store;
}

const getToken = (session: Session) => (session.state === 'signed-in' ? session.token : undefined);
