import { useTexts } from '@meet/remote-kit';
import { HeldKeys, Spinner } from '@meet/ui';
import { lazy, Suspense } from 'react';

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }));

interface Props {
  readonly onPick: (emoji: string) => void;
  /** Called for Esc while the picker is on its way. */
  readonly onClose: () => void;
}

/** The emoji picker, whose code and data come with its first opening; what is typed meanwhile is kept for it. */
export function EmojiChooser({ onPick, onClose }: Props) {
  const t = useTexts();
  return (
    <Suspense
      fallback={
        <>
          <HeldKeys label={t('composer.emojiSearch')} onClose={onClose} />
          <Spinner />
        </>
      }
    >
      <EmojiPicker onPick={onPick} />
    </Suspense>
  );
}
