import { useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, IconButton, Stack, Text } from '@meet/ui';
import { CircleAlert, Clock, RotateCw, X } from '@meet/ui/icons';
import { useEffect, useState } from 'react';
import { useChat } from '../../state/getChat.ts';
import type { OutboxMessage } from '../../state/createOutbox.ts';
import { Bubble } from './Bubble.tsx';
import { MessageText } from './MessageText.tsx';

/** Time after which an unsent message shows that it waits. */
const SHOWN_AFTER_MS = 600;

/** A message that the server has not stored yet: either on its way, or failed and waiting for the person. */
export function OutgoingLine({ message, isFirst }: { message: OutboxMessage; isFirst: boolean }) {
  const t = useTexts();
  const { outbox } = useChat();
  const { clientMessageId, content, mentions, state, reason } = message;
  const isSlow = useLater(SHOWN_AFTER_MS);
  const failed = state === 'failed';
  return (
    <HStack justifyContent="flex-end" pt={isFirst ? 3 : 0.5}>
      <Stack gap={1} alignItems="flex-end" maxW="85%" minW={0}>
        <Box minW={0} maxW="full">
          <Bubble isOwn faded={failed || isSlow}>
            <MessageText content={content} mentions={mentions} />
          </Bubble>
        </Box>
        {failed ? (
          <HStack gap={1} role="alert" flexWrap="wrap" justifyContent="flex-end">
            <Box color="danger.fg" display="flex">
              <CircleAlert size={14} aria-hidden />
            </Box>
            <Text as="span" size="xs" tone="danger" weight="medium">
              {t('message.notSent')}
            </Text>
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCw aria-hidden />}
              onClick={() => outbox.retry(clientMessageId)}
            >
              {t('message.retry')}
            </Button>
            <IconButton
              size="sm"
              label={t('message.discard')}
              icon={<X aria-hidden />}
              onClick={() => outbox.discard(clientMessageId)}
            />
            {reason && (
              <Text size="xs" tone="danger" w="full" textAlign="end">
                {reason}
              </Text>
            )}
          </HStack>
        ) : (
          isSlow && (
            <HStack gap={1} color="fg.subtle">
              <Clock size={12} aria-hidden />
              <Text as="span" size="xs" tone="subtle">
                {t('message.sending')}
              </Text>
            </HStack>
          )
        )}
      </Stack>
    </HStack>
  );
}

function useLater(delayMs: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLater;
}
