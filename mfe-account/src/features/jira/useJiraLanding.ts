import { describeJiraLanding } from '@meet/integrations-contract/operations';
import { useCall, useHost } from '@meet/remote-kit';

/** Fetches the server's description of the link that led here; `failure` is a text for people. */
export function useJiraLanding(jwt: string) {
  const { i18n } = useHost();
  const { value: told, error, failed, retry } = useCall(describeJiraLanding, { jwt });
  return { told, failure: failed ? i18n.errorText(error) : undefined, retry };
}

/** As people know a site: without what every address begins with. */
export const siteName = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '');
