import type { AuthorizedApplication } from '@meet/oauth-contract';
import { revokeAuthorizedApplication } from '@meet/oauth-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Text } from '@meet/ui';
import { useState } from 'react';
import { ScopeList } from '../../../applications/ScopeList.tsx';

interface Props {
  readonly application: AuthorizedApplication;
  readonly onRevoked: () => void;
  /** Called after a refusal, which may come from an outdated list. */
  readonly onFailed: () => void;
}

/** Shows an application: its rights, since when it has them, and when it last used them. */
export function ApplicationRow({ application, onRevoked, onFailed }: Props) {
  const t = useTexts();
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const { clientId, name, scopes, creationDate, lastUsedAt } = application;
  const locale = host.i18n.locale.replace('_', '-');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function revoke() {
    const isMeant = await host.confirm({
      title: t('applications.revokeQuestion', { name }),
      message: t('applications.revokeText', { name }),
      confirmText: t('applications.revoke'),
      tone: 'danger',
    });
    if (!isMeant) return;
    setBusy(true);
    try {
      await host.api.execute(revokeAuthorizedApplication, { clientId });
      host.toast({ type: 'success', message: t('applications.revoked', { name }) });
      onRevoked();
    } catch (error) {
      setBusy(false);
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      onFailed();
    }
  }

  return (
    <Flex as="li" gap={3} px={4} py={3} flexWrap="wrap" alignItems="flex-start" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex="1 1 280px" minW={0}>
        <Text weight="medium" overflowWrap="anywhere" mb={1}>
          {name}
        </Text>
        <ScopeList scopes={scopes} />
        <Text size="xs" tone="muted" tabular mt={2}>
          {t('applications.since', { date: day.format(creationDate) })} ·{' '}
          {lastUsedAt === null ? t('applications.unused') : t('applications.used', { time: time.format(lastUsedAt) })}
        </Text>
      </Box>
      <Button
        size="sm"
        loading={busy}
        aria-label={t('applications.revokeNamed', { name })}
        onClick={() => void revoke()}
      >
        {t('applications.revoke')}
      </Button>
    </Flex>
  );
}
