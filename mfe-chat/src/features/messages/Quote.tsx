import type { ChatMessagePreview } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Box } from '@meet/ui';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { useMessageActions } from './MessageActions.ts';

/** Shows the message that another one replies to, in its present state. A click goes to it. */
export function Quote({ quoted }: { quoted: ChatMessagePreview }) {
  const t = useTexts();
  const { jumpTo } = useMessageActions();
  const name = useAuthorName()(quoted);
  return (
    <Box
      as="button"
      onClick={() => jumpTo(quoted.sequence)}
      display="block"
      w="full"
      mb={1}
      ps={2}
      borderStartWidth="3px"
      borderColor="currentColor"
      textAlign="start"
      fontSize="xs"
      cursor="pointer"
    >
      <Box as="span" display="block" fontWeight="medium" dir="auto">
        {name}
      </Box>
      <Box as="span" display="block" lineClamp={2} dir="auto" fontStyle={quoted.isDeleted ? 'italic' : undefined}>
        {quoted.isDeleted ? t('message.deleted') : quoted.content}
      </Box>
    </Box>
  );
}
