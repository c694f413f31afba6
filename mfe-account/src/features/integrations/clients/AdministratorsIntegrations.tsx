import { InfoNote } from '@meet/guidance';
import { useHost, useTexts } from '@meet/remote-kit';
import { LinkButton, Page, PageHeader } from '@meet/ui';
import { ClientsSection } from './ClientsSection.tsx';

/** `/integrations` for administrators: lists the applications that may request access from people. */
export function AdministratorsIntegrations() {
  const t = useTexts();
  const { hrefFor, hasPage } = useHost();
  return (
    <Page>
      <PageHeader
        title={t('integrations.title')}
        description={t('clients.description')}
        info={<InfoNote elementId="integrations.page" about={t('integrations.title')} />}
        actions={
          hasPage('operatorRemotes') && <LinkButton href={hrefFor('operatorRemotes')}>{t('operator.title')}</LinkButton>
        }
      />
      <ClientsSection />
    </Page>
  );
}
