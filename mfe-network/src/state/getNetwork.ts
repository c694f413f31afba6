import { createScope, useHost, type HostApi, type Scope } from '@meet/remote-kit';
import { createNetworkViewModel, type NetworkViewModel } from './createNetworkViewModel.ts';

interface Kept {
  readonly token: string | undefined;
  readonly scope: Scope;
  readonly network: NetworkViewModel;
}

const kept = new WeakMap<HostApi, Kept>();

/** Returns the network of the signed-in person. Panel, status control, dialogs and pages share it. */
export function getNetwork(host: HostApi): NetworkViewModel {
  const token = getToken(host);
  const present = kept.get(host);
  if (present && present.token === token && !present.scope.ended) return present.network;
  present?.scope.end();
  const scope = createScope();
  const network = createNetworkViewModel(scope, host);
  kept.set(host, { token, scope, network });
  return network;
}

/** Ends the network of a person who signed out, with its timers. Returns the function that stops watching. */
export function watchSession(host: HostApi): () => void {
  const end = () => {
    kept.get(host)?.scope.end();
    kept.delete(host);
  };
  const watching = host.session$.subscribe(() => {
    if (kept.get(host)?.token !== getToken(host)) end();
  });
  return () => {
    watching.unsubscribe();
    end();
  };
}

export function useNetwork(): NetworkViewModel {
  return getNetwork(useHost());
}

function getToken({ session$ }: HostApi): string | undefined {
  return session$.value.state === 'signed-in' ? session$.value.token : undefined;
}
