import { Button, IconButton, SkeletonText, Text } from '@meet/ui';
import { InfoBubble } from '@meet/ui/info-tip';
import { Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBehavior, useHost, type PageNotes } from '@meet/remote-kit';
import { GUIDANCE_NAMESPACE } from '../i18n/guidanceTexts.ts';
import { NoteText } from './NoteText.tsx';

export interface InfoNotePartProps {
  readonly elementId: string;
  readonly about: string;
  readonly anchor: HTMLElement;
  readonly id: string;
  readonly open: boolean;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** The note beside its icon, and for administrators the button that edits it. */
export function InfoNotePart({ elementId, about, anchor, id, open, isAdmin, onClose }: InfoNotePartProps) {
  const { t } = useTranslation(GUIDANCE_NAMESPACE);
  const { notes, openDialog } = useHost();
  const page = useBehavior(notes.getPage(elementId));
  const reload = () => notes.load(elementId, true);
  // Runs after each render, because the host may have dropped the notes when another person signed in.
  useEffect(() => notes.load(elementId));
  const note = page.notes.find((one) => one.elementId === elementId);

  async function edit() {
    onClose();
    const { title = '', description = '', showTitle = true } = note ?? {};
    const result = await openDialog('account.editInfoNote/v1', { elementId, title, description, showTitle });
    if (result === 'saved') reload();
  }

  return (
    <>
      {open && (
        <InfoBubble id={id} anchor={anchor} onClose={onClose}>
          <Content page={page} note={note} onRetry={reload} />
        </InfoBubble>
      )}
      {isAdmin && page.canEdit && (
        <IconButton
          boxSize={6}
          round
          label={t('note.edit', { name: about })}
          icon={<Pencil size={14} aria-hidden />}
          onClick={() => void edit()}
        />
      )}
    </>
  );
}

interface ContentProps {
  readonly page: PageNotes;
  readonly note: PageNotes['notes'][number] | undefined;
  readonly onRetry: () => void;
}

function Content({ page, note, onRetry }: ContentProps) {
  const { t } = useTranslation(GUIDANCE_NAMESPACE);
  if (page.state === 'loading' && !note) return <SkeletonText lines={2} />;
  if (page.state === 'failed' && !note) {
    return (
      <>
        <Text mb={2}>{t('note.failed')}</Text>
        <Button size="sm" onClick={onRetry}>
          {t('note.retry')}
        </Button>
      </>
    );
  }
  const title = note?.showTitle && note.title;
  if (!title && !note?.description) return <Text tone="muted">{t('note.empty')}</Text>;
  return (
    <>
      {title && (
        <Text weight="bold" mb={1}>
          {title}
        </Text>
      )}
      <NoteText html={note?.description ?? ''} />
    </>
  );
}
