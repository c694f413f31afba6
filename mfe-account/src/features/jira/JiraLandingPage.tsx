import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, LinkButton, Page, StandaloneMessagePage } from '@meet/ui';
import { IntegrationsArt } from '@meet/ui/illustrations';
import { useParams } from 'react-router-dom';
import { LinkFailed } from './LinkFailed.tsx';
import { siteName, useJiraLanding } from './useJiraLanding.ts';

/**
 * Page of a link from a panel in Jira. It shows the link's subject and the next step, which includes sign-in if needed.
 */
export function JiraLandingPage() {
  const t = useTexts();
  const host = useHost();
  const isSignedIn = useSession().state === 'signed-in';
  const { jwt = '' } = useParams();
  const { landing, failure, retry } = useJiraLanding(jwt);
  const onward = host.hrefFor('userAuthorizeJira', { jwt });

  if (failure) {
    return (
      <Page>
        <LinkFailed failure={failure} onRetry={retry} />
      </Page>
    );
  }
  return (
    <StandaloneMessagePage
      framed
      busy={!landing}
      title={landing ? t('jira.landing') : t('jiraLink.loading')}
      description={landing && t('jiraLink.landingText', { site: siteName(landing.siteUrl) })}
      illustration={<IntegrationsArt />}
      action={
        landing &&
        (isSignedIn ? (
          <LinkButton variant="primary" href={onward}>
            {t('jiraLink.continue')}
          </LinkButton>
        ) : (
          <Button variant="primary" onClick={() => host.navigate(host.hrefFor('signIn'), { state: { from: onward } })}>
            {t('jiraLink.signIn')}
          </Button>
        ))
      }
    />
  );
}
