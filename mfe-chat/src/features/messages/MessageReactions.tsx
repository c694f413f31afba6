import type { ChatMessage } from '@meet/chat-contract';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Box, HStack, Text, Tooltip } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { useChat } from '../../state/getChat.ts';
import { getShownReactions, type ShownReaction } from '../../state/createReactions.ts';
import { useMessageActions } from './MessageActions.ts';
import { useReactors } from './useReactors.ts';

interface Props {
  readonly message: ChatMessage;
}

/**
 * Shows the reactions to a message. A click adds the person's own or takes it back. Draws nothing if there are none.
 */
export function MessageReactions({ message }: Props) {
  const t = useTexts();
  const chat = useChat();
  const state = useBehavior(chat.reactions.state$);
  const toggle = useAction(chat.reactions.toggle, { toasts: true });
  const shown = getShownReactions(message, state);
  if (shown.length === 0) return null;
  return (
    <HStack role="group" aria-label={t('reaction.all')} gap={1} flexWrap="wrap" maxW="full">
      {shown.map((reaction) => (
        <Reaction
          key={reaction.emoji}
          message={message}
          reaction={reaction}
          onToggle={() => void toggle.run(message, reaction.emoji)}
        />
      ))}
    </HStack>
  );
}

interface ReactionProps extends Props {
  readonly reaction: ShownReaction;
  readonly onToggle: () => void;
}

function Reaction({ message, reaction: { emoji, count, isOwn }, onToggle }: ReactionProps) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const { isReadOnly } = useMessageActions();
  const { names, load } = useReactors(message, emoji, count);
  const label = t(isOwn ? 'reaction.own' : 'reaction.others', { emoji, count });
  return (
    <Tooltip text={names ?? label} describes={names !== undefined}>
      <Box
        as="button"
        {...{ type: 'button' as const, 'aria-disabled': isReadOnly || undefined }}
        aria-pressed={isOwn}
        aria-label={label}
        onClick={isReadOnly ? undefined : onToggle}
        onPointerEnter={load}
        onFocus={load}
        display="inline-flex"
        alignItems="center"
        gap={1}
        minH={7}
        px={2}
        borderRadius="full"
        borderWidth="1px"
        borderColor={isOwn ? 'accent.solid' : 'border'}
        bg={isOwn ? 'accent.subtle' : 'bg.surface'}
        color={isOwn ? 'accent.fg' : 'fg.muted'}
        cursor={isReadOnly ? 'default' : 'pointer'}
        css={{ '&:hover:not([aria-disabled])': { bg: isOwn ? 'accent.subtle' : 'bg.hover' } }}
      >
        <span aria-hidden>{emoji}</span>
        <Text as="span" size="xs" weight="medium" tone="inherit" tabular aria-hidden>
          {count.toLocaleString(i18n.language)}
        </Text>
      </Box>
    </Tooltip>
  );
}
