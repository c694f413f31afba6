import { integrationConnectionsChanged, type Hubstaff } from '@meet/integrations-contract';
import { getHubstaff, getHubstaffProjects } from '@meet/integrations-contract/operations';
import { useCall, useHost } from '@meet/remote-kit';
import { useEffect } from 'react';

/**
 * Keeps the state of the person's connection with Hubstaff, in all tabs; null without one. Projects are fetched on
 * demand. If they can't be fetched, the card shows the server's note, and the chosen project stays.
 */
export function useHubstaff() {
  const { events } = useHost();
  const { value, failed, retry, refresh, setValue } = useCall(getHubstaff, {});
  useEffect(() => {
    const changes = events
      .server(integrationConnectionsChanged)
      .subscribe(({ payload }) => payload.integrationId === 'hubstaff' && refresh());
    return () => changes.unsubscribe();
  }, [events, refresh]);

  const hubstaff = value?.hubstaff;
  const { value: listed } = useCall(getHubstaffProjects, hubstaff && !hubstaff.needsReconnect ? {} : undefined);

  return {
    hubstaff,
    projects: listed?.projects,
    hasFailed: failed,
    put: (changed: Hubstaff | null) => setValue({ hubstaff: changed }),
    reload: retry,
  };
}
