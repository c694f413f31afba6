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

/** The shell gives one behavior of the session to all remotes of a tab. */
const kept = new WeakMap<Behavior<Session>, Kept>();

/**
 * Returns the tab's one store of contacts, groups and presence, which all remotes read. The first reader has it fetched.
 * It ends when somebody else is signed in, or nobody.
 */
export function getNetworkStore(host: Pick<HostApi, 'api' | 'events' | 'session$'>): NetworkStore {
  const { session$ } = host;
  const present = kept.get(session$);
  const token = getToken(session$.value);
  if (present && !present.scope.ended && present.token === token) return present.store;
  // A remote may hear of another session before the store does.
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
