import { createLoginAsUser } from '@meet/accounts-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, EmptyState, ErrorState, Flex, SearchInput, SkeletonRow, Stack, Text } from '@meet/ui';
import { NoResultsArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { CloseAccountByIdDialog } from './CloseAccountByIdDialog.tsx';
import { useFoundAccounts, type FoundAccount } from './useFoundAccounts.ts';

export function FindAccountTab({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const host = useHost();
  const [search, setSearch] = useState('');
  const { accounts, failure, retry } = useFoundAccounts(search.trim());

  async function view({ email }: FoundAccount) {
    try {
      const { data } = await host.api.execute(createLoginAsUser, { email });
      onClose();
      host.navigate(host.hrefFor('loginAsUser', { data }));
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  }

  return (
    <Box pt={4} minH={80}>
      <SearchInput label={t('viewAccount.search')} value={search} onChange={setSearch} data-autofocus />
      <Box pt={2} aria-live="polite">
        {failure ? (
          <ErrorState compact title={host.i18n.errorText(failure)} onRetry={retry} />
        ) : search.trim() === '' ? (
          <Text tone="muted" py={4}>
            {t('viewAccount.searchHelp')}
          </Text>
        ) : !accounts ? (
          <SkeletonRow rows={3} action />
        ) : accounts.length === 0 ? (
          <EmptyState compact illustration={<NoResultsArt />} title={t('viewAccount.none')} />
        ) : (
          <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
            {accounts.map((account) => (
              <AccountRow key={account.accountId} account={account} onView={() => view(account)} />
            ))}
          </Stack>
        )}
      </Box>
    </Box>
  );
}

function AccountRow({ account, onView }: { account: FoundAccount; onView: () => Promise<void> }) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const name = account.fullName || account.email;
  return (
    <Flex as="li" gap={3} py={2} alignItems="center" flexWrap="wrap" _notFirst={{ borderTopWidth: '1px' }}>
      <Avatar name={name} email={account.email} photo={account.avatar} size={40} />
      <Box flex={1} minW={40}>
        <Text weight="medium" truncate>
          {name}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {account.email}
        </Text>
      </Box>
      <Button
        size="sm"
        loading={busy}
        aria-label={t('viewAccount.viewNamed', { name })}
        onClick={() => {
          setBusy(true);
          void onView().finally(() => setBusy(false));
        }}
      >
        {t('viewAccount.view')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('viewAccount.closeNamed', { name })}
        onClick={() => setClosing(true)}
      >
        {t('viewAccount.close')}
      </Button>
      {isClosing && <CloseAccountByIdDialog account={account} onClose={() => setClosing(false)} />}
    </Flex>
  );
}
