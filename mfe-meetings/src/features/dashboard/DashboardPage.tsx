import { useTexts, useUser } from '@meet/remote-kit';
import { Page, PageHeader } from '@meet/ui';

export function DashboardPage() {
  const t = useTexts();
  const { fullName } = useUser();
  return (
    <Page>
      <PageHeader title={t('dashboard.title')} description={t('dashboard.welcome', { name: fullName })} />
    </Page>
  );
}
