import { describeJiraLanding } from '@meet/integrations-contract/operations';
import { useCall, useHost } from '@meet/remote-kit';

/** Fetches the server's description of the link that the person opened. `failure` is a text to show. */
export function useJiraLanding(jwt: string) {
  const { i18n } = useHost();
  const { value: landing, error, failed, retry } = useCall(describeJiraLanding, { jwt });
  return { landing, failure: failed ? i18n.errorText(error) : undefined, retry };
}

/** Returns the address of a site without its protocol, as people know it. */
export const siteName = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '');
