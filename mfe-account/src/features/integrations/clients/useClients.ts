import type { OauthClient } from '@meet/oauth-contract';
import { getOauthClients } from '@meet/oauth-contract/operations';
import { useCall } from '@meet/remote-kit';

const byName = (a: OauthClient, b: OauthClient) => a.name.localeCompare(b.name);

/** Fetches the applications that may request access from people, for administrators. */
export function useClients() {
  const { value, failed, retry, setValue } = useCall(getOauthClients, {});
  const without = (gone: OauthClient, all: readonly OauthClient[] = []) =>
    all.filter(({ clientId }) => clientId !== gone.clientId);
  return {
    clients: value?.clients,
    failed,
    reload: retry,
    put: (client: OauthClient) =>
      setValue((present) => ({ clients: [...without(client, present?.clients), client].sort(byName) })),
    remove: (gone: OauthClient) => setValue((present) => ({ clients: without(gone, present?.clients) })),
  };
}
