import { finishHubstaff } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { LinkButton, StandaloneMessagePage } from '@meet/ui';
import { DoneArt, IntegrationsArt } from '@meet/ui/illustrations';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Page to which Hubstaff sends people back with the code that connects them. The code works once, so it is sent once.
 */
export function AuthorizeHubstaffPage() {
  const t = useTexts();
  const { api, i18n, hrefFor } = useHost();
  const { search } = useLocation();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (sent.current === search) return;
    sent.current = search;
    const answer = new URLSearchParams(search);
    const iss = answer.get('iss');
    const input = { code: answer.get('code') ?? '', state: answer.get('state') ?? '', ...(iss && { iss }) };
    api.execute(finishHubstaff, input).then(
      () => setIsDone(true),
      (error: unknown) => setFailure(i18n.errorText(error)),
    );
  }, [api, i18n, search]);

  const isBusy = !isDone && !failure;
  return (
    <StandaloneMessagePage
      framed
      busy={isBusy}
      title={t(isBusy ? 'hubstaffLink.busy' : isDone ? 'hubstaffLink.doneTitle' : 'hubstaffLink.failedTitle')}
      description={
        failure ? (
          <span role="alert">{failure}</span>
        ) : (
          isDone && <span role="status">{t('hubstaffLink.doneText')}</span>
        )
      }
      illustration={isDone ? <DoneArt /> : <IntegrationsArt />}
      action={
        !isBusy && (
          <LinkButton variant="primary" href={hrefFor('integrations')}>
            {t('hubstaffLink.toIntegrations')}
          </LinkButton>
        )
      }
    />
  );
}
