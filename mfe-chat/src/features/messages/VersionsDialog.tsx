import type { ChatMessage } from '@meet/chat-contract';
import { getChatMessageVersions } from '@meet/chat-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { Box, Dialog, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageText } from './MessageText.tsx';

/** Shows the earlier texts of an edited message, newest first. */
export function VersionsDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const { api } = useHost();
  const { chatId, sequence } = message;
  const load = useCallback(
    async (signal: AbortSignal) => (await api.execute(getChatMessageVersions, { chatId, sequence }, signal)).versions,
    [api, chatId, sequence],
  );
  const { value: versions, failed, retry } = useRequest(load);
  return (
    <Dialog open title={t('message.versions')} onClose={onClose} size="450px">
      {failed && <ErrorState compact title={t('message.versionsFailed')} onRetry={retry} />}
      {!failed && !versions && <SkeletonText lines={2} />}
      {versions && (
        <Stack as="ol" gap={4} listStyleType="none">
          {versions.map(({ revision, content, writtenAt }) => (
            <Box as="li" key={revision}>
              <Text size="xs" tone="muted">
                {new Date(writtenAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
              </Text>
              <Box dir="auto" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
                <MessageText content={content} mentions={message.mentions} />
              </Box>
            </Box>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
