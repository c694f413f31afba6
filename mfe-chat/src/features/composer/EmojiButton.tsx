import { useTexts } from '@meet/remote-kit';
import { HeldKeys, IconButton, Popover, Spinner } from '@meet/ui';
import { Smile } from '@meet/ui/icons';
import { lazy, Suspense } from 'react';

const EmojiPicker = lazy(async () => ({ default: (await import('../../emoji/EmojiPicker.tsx')).EmojiPicker }));

/** Opens the emoji picker, whose code and data come with its first opening. */
export function EmojiButton({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useTexts();
  return (
    <Popover
      label={t('composer.emoji')}
      placement="top-start"
      width="21rem"
      flush
      trigger={<IconButton label={t('composer.emoji')} icon={<Smile aria-hidden />} />}
    >
      {(close) => (
        <Suspense
          fallback={
            <>
              <HeldKeys label={t('composer.emojiSearch')} onClose={close} />
              <Spinner />
            </>
          }
        >
          <EmojiPicker
            onPick={(emoji) => {
              close();
              onPick(emoji);
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
