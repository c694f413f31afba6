import { useTexts } from '@meet/remote-kit';
import { HeldKeys, Spinner } from '@meet/ui';
import { lazy, Suspense } from 'react';

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }));

interface Props {
  readonly onPick: (emoji: string) => void;
  /** Called when the person presses Esc while the picker still loads. */
  readonly onClose: () => void;
}

/**
 * Shows the emoji picker. Its code and data load when it first opens; keys typed meanwhile are kept for its search
 * field.
 */
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
