import { useTexts } from '@meet/remote-kit';
import { Page, PageHeader } from '@meet/ui';

export function NotificationsPage() {
  const t = useTexts();
  return (
    <Page>
      <PageHeader title={t('notifications.title')} />
    </Page>
  );
}
