import type { AuthorizationRequest } from '@meet/oauth-contract';
import { answerAuthorization } from '@meet/oauth-contract/operations';
import { useHost, useTexts, useUser } from '@meet/remote-kit';
import { Button, ErrorState, Heading, HStack, LinkButton, SkeletonText, Stack, Surface, Text } from '@meet/ui';
import { KeyArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { ScopeList } from '../../applications/ScopeList.tsx';
import { AuthorizationFrame } from './AuthorizationFrame.tsx';
import { leaveTo } from './leaveTo.ts';
import { useAuthorizationRequest } from './useAuthorizationRequest.ts';

/** `/oauth2/authorize`: shows the request of an outside application, and takes the person's decision. */
export function AuthorizePage() {
  const [uid] = useState(() => new URLSearchParams(window.location.search).get('uid'));
  return <AuthorizationFrame>{uid ? <RequestView uid={uid} /> : <NothingRequested />}</AuthorizationFrame>;
}

function NothingRequested() {
  const t = useTexts();
  const { hrefFor } = useHost();
  return (
    <ErrorState
      as="h1"
      illustration={<KeyArt />}
      title={t('oauth.nothingAsked')}
      description={t('oauth.nothingAskedText')}
      action={<LinkButton href={hrefFor('oauthLanding')}>{t('oauth.howItWorks')}</LinkButton>}
    />
  );
}

function RequestView({ uid }: { uid: string }) {
  const t = useTexts();
  const { i18n, hrefFor } = useHost();
  const { request, failure, isGone, retry } = useAuthorizationRequest(uid);
  if (failure) {
    return (
      <ErrorState
        as="h1"
        illustration={<KeyArt />}
        title={t('oauth.failed')}
        description={i18n.errorText(failure)}
        {...(!isGone && { onRetry: retry })}
        action={<LinkButton href={hrefFor('oauthLanding')}>{t('oauth.howItWorks')}</LinkButton>}
      />
    );
  }
  return request ? <Decision uid={uid} request={request} /> : <SkeletonText lines={8} />;
}

function Decision({ uid, request }: { uid: string; request: AuthorizationRequest }) {
  const t = useTexts();
  const { api, i18n, toast } = useHost();
  const { fullName, email } = useUser();
  const [busy, setBusy] = useState<'allow' | 'deny'>();
  const { clientName, redirectHost, scopes } = request;

  async function answer(allow: boolean) {
    setBusy(allow ? 'allow' : 'deny');
    try {
      leaveTo((await api.execute(answerAuthorization, { uid, allow })).returnTo);
    } catch (error) {
      setBusy(undefined);
      toast({ type: 'error', message: i18n.errorText(error) });
    }
  }

  return (
    <Surface pad="lg" aria-labelledby="asked-title">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading as="h1" id="asked-title" size="lg" overflowWrap="anywhere">
            {t('oauth.asks', { name: clientName })}
          </Heading>
          <Text tone="muted" overflowWrap="anywhere">
            {t('oauth.as', { name: fullName, email })}
          </Text>
        </Stack>
        <Stack gap={3}>
          <Heading as="h2" size="sm">
            {t('oauth.wants')}
          </Heading>
          <ScopeList scopes={scopes} />
        </Stack>
        <Text size="sm" tone="muted">
          {t('oauth.never')}
        </Text>
        <Text size="sm" overflowWrap="anywhere">
          {t('oauth.leadsTo', { host: redirectHost })} {t('oauth.revocable')}
        </Text>
        <HStack gap={3} flexWrap="wrap">
          <Button
            variant="primary"
            loading={busy === 'allow'}
            disabled={busy === 'deny'}
            onClick={() => void answer(true)}
          >
            {t('oauth.allow')}
          </Button>
          <Button loading={busy === 'deny'} disabled={busy === 'allow'} onClick={() => void answer(false)}>
            {t('oauth.deny')}
          </Button>
        </HStack>
      </Stack>
    </Surface>
  );
}
