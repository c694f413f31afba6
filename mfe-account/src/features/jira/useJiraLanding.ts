import { describeJiraLanding } from '@meet/integrations-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

interface Told {
  readonly siteUrl: string;
  readonly jiraName: string | null;
}

/** Fetches the server's description of the link that led here; `failure` is a text for people. */
export function useJiraLanding(jwt: string) {
  const { api, i18n } = useHost();
  const [told, setTold] = useState<Told>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    api.execute(describeJiraLanding, { jwt }, asking.signal).then(setTold, (error: unknown) => {
      if (!asking.signal.aborted) setFailure(i18n.errorText(error));
    });
    return () => asking.abort();
  }, [api, i18n, jwt, tries]);
  return {
    told,
    failure,
    retry: () => {
      setFailure(undefined);
      setTries(tries + 1);
    },
  };
}

/** As people know a site: without what every address begins with. */
export const siteName = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '');
