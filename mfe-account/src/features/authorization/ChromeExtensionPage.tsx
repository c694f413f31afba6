import { useHost, useTexts } from '@meet/remote-kit';
import { EmptyState, ErrorState, LinkButton, Spinner, Stack, Text } from '@meet/ui';
import { DoneArt, KeyArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { AuthorizationFrame } from './AuthorizationFrame.tsx';
import { useExtensionOutcome } from './useExtensionOutcome.ts';

/**
 * `/oauth2/authorize-chrome-extension`: the page to which the person's decision returns. The extension watches for this
 * address, reads the decision from it, and reports the outcome.
 */
export function ChromeExtensionPage() {
  const [error] = useState(() => new URLSearchParams(window.location.search).get('error'));
  return <AuthorizationFrame>{error ? <Refused error={error} /> : <HandedOver />}</AuthorizationFrame>;
}

function Refused({ error }: { error: string }) {
  const t = useTexts();
  const isDenied = error === 'access_denied';
  return (
    <EmptyState
      as="h1"
      illustration={<KeyArt />}
      title={t(isDenied ? 'oauth.extensionDenied' : 'oauth.extensionFailed')}
      description={t(isDenied ? 'oauth.extensionDeniedText' : 'oauth.extensionFailedText')}
      action={<ToIntegrations />}
    />
  );
}

function HandedOver() {
  const t = useTexts();
  const outcome = useExtensionOutcome();
  if (outcome === 'connected') {
    return (
      <div role="status">
        <EmptyState
          as="h1"
          illustration={<DoneArt />}
          title={t('oauth.extensionConnected')}
          description={t('oauth.extensionConnectedText')}
          action={<ToIntegrations />}
        />
      </div>
    );
  }
  if (outcome !== 'waiting') {
    return (
      <ErrorState
        as="h1"
        illustration={<KeyArt />}
        title={t(outcome === 'failed' ? 'oauth.extensionFailed' : 'oauth.extensionSilent')}
        description={t(outcome === 'failed' ? 'oauth.extensionFailedText' : 'oauth.extensionSilentText')}
        action={<ToIntegrations />}
      />
    );
  }
  return (
    <Stack gap={4} alignItems="center" py={12} role="status">
      <Spinner size="lg" />
      <Text as="h1" weight="medium">
        {t('oauth.extensionWaiting')}
      </Text>
    </Stack>
  );
}

function ToIntegrations() {
  const t = useTexts();
  const { hrefFor } = useHost();
  return <LinkButton href={hrefFor('integrations')}>{t('oauth.toIntegrations')}</LinkButton>;
}
