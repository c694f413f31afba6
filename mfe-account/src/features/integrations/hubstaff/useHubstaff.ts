import { integrationConnectionsChanged, type Hubstaff, type HubstaffProject } from '@meet/integrations-contract';
import { getHubstaff, getHubstaffProjects } from '@meet/integrations-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

/**
 * Keeps the state of the person's connection with Hubstaff, in all tabs; null without one. Projects are fetched on
 * demand.
 */
export function useHubstaff() {
  const { api, events } = useHost();
  const [hubstaff, setHubstaff] = useState<Hubstaff | null>();
  const [projects, setProjects] = useState<readonly HubstaffProject[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const changes = events
      .server(integrationConnectionsChanged)
      .subscribe(({ payload }) => payload.integrationId === 'hubstaff' && setVersion((before) => before + 1));
    return () => changes.unsubscribe();
  }, [events]);
  useEffect(() => {
    const asking = new AbortController();
    api.execute(getHubstaff, {}, asking.signal).then(
      (answer) => setHubstaff(answer.hubstaff),
      () => asking.signal.aborted || setHasFailed(true),
    );
    return () => asking.abort();
  }, [api, version]);

  const isConnected = Boolean(hubstaff && !hubstaff.needsReconnect);
  useEffect(() => {
    if (!isConnected) return;
    const asking = new AbortController();
    // Refused or away, the card says so by what the server notes of it; the project that was chosen stays.
    api.execute(getHubstaffProjects, {}, asking.signal).then(
      (answer) => setProjects(answer.projects),
      () => {},
    );
    return () => asking.abort();
  }, [api, isConnected]);

  return {
    hubstaff,
    projects,
    hasFailed,
    put: setHubstaff,
    reload: () => {
      setHasFailed(false);
      setVersion(version + 1);
    },
  };
}
