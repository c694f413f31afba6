import { useTexts } from '@meet/remote-kit';
import { IconButton, Popover } from '@meet/ui';
import { Smile } from '@meet/ui/icons';
import { EmojiChooser } from '../../emoji/EmojiChooser.tsx';

/** Opens the emoji picker. */
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
        <EmojiChooser
          onClose={close}
          onPick={(emoji) => {
            close();
            onPick(emoji);
          }}
        />
      )}
    </Popover>
  );
}
