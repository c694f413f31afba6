import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { HStack, IconButton, Popover } from '@meet/ui';
import { Ellipsis, Smile } from '@meet/ui/icons';
import { useState } from 'react';
import { EmojiChooser } from '../../emoji/EmojiChooser.tsx';
import { useChat } from '../../state/getChat.ts';
import { useMessageActions } from './MessageActions.ts';
import { ShownOnHover } from './ShownOnHover.tsx';

interface Props {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
}

/** Common emoji, which are offered before the others. */
const OFTEN = ['👍', '❤️', '😂', '🎉', '😮', '😢'];

/** Opens the choice of a reaction to a message: the common emoji first, then all. */
export function ReactButton({ message, isOwn }: Props) {
  const t = useTexts();
  const chat = useChat();
  const { isReadOnly } = useMessageActions();
  const toggle = useAction(chat.reactions.toggle, { toasts: true });
  const [showsAll, setShowsAll] = useState(false);
  if (isReadOnly) return null;
  return (
    <ShownOnHover>
      <Popover
        label={t('reaction.add')}
        placement={isOwn ? 'top-end' : 'top-start'}
        width={showsAll ? '21rem' : 'auto'}
        flush
        onOpenChange={(isOpen) => !isOpen && setShowsAll(false)}
        trigger={<IconButton size="sm" label={t('reaction.add')} icon={<Smile aria-hidden />} />}
      >
        {(close) => {
          const pick = (emoji: string) => {
            close();
            setShowsAll(false);
            void toggle.run(message, emoji);
          };
          if (showsAll) return <EmojiChooser onPick={pick} onClose={close} />;
          return (
            <HStack gap={1} p={1}>
              {OFTEN.map((emoji) => (
                <IconButton
                  key={emoji}
                  label={t('reaction.with', { emoji })}
                  icon={<span aria-hidden>{emoji}</span>}
                  onClick={() => pick(emoji)}
                />
              ))}
              <IconButton
                label={t('reaction.choose')}
                icon={<Ellipsis aria-hidden />}
                onClick={() => setShowsAll(true)}
              />
            </HStack>
          );
        }}
      </Popover>
    </ShownOnHover>
  );
}
