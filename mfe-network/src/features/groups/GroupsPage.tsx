import { useTexts } from '@meet/remote-kit';
import { Page, PageHeader } from '@meet/ui';

export function GroupsPage() {
  const t = useTexts();
  return (
    <Page>
      <PageHeader title={t('groups.title')} />
    </Page>
  );
}
