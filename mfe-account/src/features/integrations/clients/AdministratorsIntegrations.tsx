import { InfoNote } from '@meet/guidance';
import { useTexts } from '@meet/remote-kit';
import { Page, PageHeader } from '@meet/ui';
import { ClientsSection } from './ClientsSection.tsx';

/** `/integrations` for administrators: which applications may ask people for something. */
export function AdministratorsIntegrations() {
  const t = useTexts();
  return (
    <Page>
      <PageHeader
        title={t('integrations.title')}
        description={t('clients.description')}
        info={<InfoNote elementId="integrations.page" about={t('integrations.title')} />}
      />
      <ClientsSection />
    </Page>
  );
}
