import { useTexts } from '@meet/remote-kit';
import { Button, Heading, Stack, Text } from '@meet/ui';
import { lazy, Suspense, useState } from 'react';

const CloseAccountDialog = lazy(async () => ({
  default: (await import('./CloseAccountDialog.tsx')).CloseAccountDialog,
}));

/** Offers to close the account. */
export function CloseAccountSection() {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={3} alignItems="flex-start">
      <Heading as="h3" size="sm">
        {t('closeAccount.title')}
      </Heading>
      <Text tone="muted">{t('closeAccount.description')}</Text>
      <Button size="sm" variant="danger" onClick={() => setOpen(true)}>
        {t('closeAccount.open')}
      </Button>
      <Suspense>{isOpen && <CloseAccountDialog onClose={() => setOpen(false)} />}</Suspense>
    </Stack>
  );
}
