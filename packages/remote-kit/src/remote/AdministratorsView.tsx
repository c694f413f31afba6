import { EmptyState, Page, PageHeader } from '@meet/ui';
import { EmptyContactsArt } from '@meet/ui/illustrations';
import { useTranslation } from 'react-i18next';
import { KIT_NAMESPACE } from '../i18n/loadKitTexts.ts';
import { InfoNote } from '../info-note/InfoNote.tsx';
import { useTexts } from './useTexts.ts';

/** A page of people's own things, as an administrator sees it: its title, and its info note to be changed. */
export function AdministratorsView({ title, note }: { title: string; note: string | undefined }) {
  const t = useTexts();
  const { t: kit } = useTranslation(KIT_NAMESPACE);
  const name = t(title);
  return (
    <Page>
      <PageHeader title={name} info={note && <InfoNote elementId={note} about={name} />} />
      <EmptyState
        as="h2"
        illustration={<EmptyContactsArt />}
        title={kit('personal.title')}
        description={kit('personal.text')}
      />
    </Page>
  );
}
