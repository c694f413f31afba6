import type { TooltipElement } from '@meet/accounts-contract';
import { useTexts } from '@meet/remote-kit';
import { EmptyState, Page, PageHeader } from '@meet/ui';
import { EmptyContactsArt } from '@meet/ui/illustrations';
import { useTranslation } from 'react-i18next';
import { GUIDANCE_NAMESPACE } from '../i18n/guidanceTexts.ts';
import { InfoNote } from '../info-note/InfoNote.tsx';

/** A personal page as an administrator sees it: its title, and its info note, which they can edit. */
export function AdministratorsView({ title, note }: { title: string; note: string | undefined }) {
  const t = useTexts();
  const { t: say } = useTranslation(GUIDANCE_NAMESPACE);
  const name = t(title);
  return (
    <Page>
      <PageHeader title={name} info={note && <InfoNote elementId={note as TooltipElement} about={name} />} />
      <EmptyState
        as="h2"
        illustration={<EmptyContactsArt />}
        title={say('personal.title')}
        description={say('personal.text')}
      />
    </Page>
  );
}
