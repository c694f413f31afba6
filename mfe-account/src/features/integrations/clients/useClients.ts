import type { OauthClient } from '@meet/oauth-contract';
import { getOauthClients } from '@meet/oauth-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

const byName = (a: OauthClient, b: OauthClient) => a.name.localeCompare(b.name);

/** The applications that may ask people for something, for administrators. */
export function useClients() {
  const { api } = useHost();
  const [clients, setClients] = useState<readonly OauthClient[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const asking = new AbortController();
    api.execute(getOauthClients, {}, asking.signal).then(
      (answer) => setClients(answer.clients),
      () => asking.signal.aborted || setFailed(true),
    );
    return () => asking.abort();
  }, [api, attempt]);

  return {
    clients,
    failed,
    reload() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    put: (client: OauthClient) =>
      setClients((all = []) => [...all.filter(({ clientId }) => clientId !== client.clientId), client].sort(byName)),
    remove: (gone: OauthClient) => setClients((all = []) => all.filter(({ clientId }) => clientId !== gone.clientId)),
  };
}
