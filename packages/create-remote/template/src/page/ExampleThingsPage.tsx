import { useHost, useTexts, useUser } from '@meet/remote-kit';
import { Button, Page, PageHeader, Text } from '@meet/ui';
import { useState } from 'react';

/** The remote's page. */
export function ExampleThingsPage() {
  const t = useTexts();
  const host = useHost();
  const user = useUser();
  const [welcomed, setWelcomed] = useState(0);

  async function welcome(): Promise<void> {
    const result = await host.openDialog('exampleThings.welcome/v1', { name: user?.fullName ?? '' });
    if (result === 'welcomed') setWelcomed(welcomed + 1);
  }

  return (
    <Page>
      <PageHeader title={t('page.title')} description={t('page.text')} />
      <Button variant="primary" onClick={() => void welcome()}>
        {t('page.open')}
      </Button>
      <Text mt={4}>{t('page.welcomed', { count: welcomed })}</Text>
    </Page>
  );
}
