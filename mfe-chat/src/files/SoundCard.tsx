import { useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, IconButton, Text } from '@meet/ui';
import { Download, Play, RotateCw } from '@meet/ui/icons';
import { useState } from 'react';
import { FileCard } from './FileCard.tsx';
import type { FileMessageProps } from './FileMessageProps.ts';
import { useFileUrl } from './useFileUrl.ts';
import { useSaveFile } from './useSaveFile.ts';

/** Shows a sound file, which is fetched when the person wants to hear it. The browser's own player plays it. */
export function SoundCard({ chatId, file }: FileMessageProps) {
  const t = useTexts();
  const [isWanted, setWanted] = useState(false);
  const { url, failed, retry } = useFileUrl(chatId, file, isWanted);
  const { save, isSaving } = useSaveFile(chatId, file);
  const { name } = file;
  return (
    <FileCard
      file={file}
      action={
        <HStack gap={0}>
          {!(isWanted && url) && (
            <IconButton
              label={t('files.playName', { name })}
              icon={<Play aria-hidden />}
              loading={isWanted && !failed}
              onClick={() => setWanted(true)}
            />
          )}
          <IconButton
            label={t('files.downloadName', { name })}
            icon={<Download aria-hidden />}
            loading={isSaving}
            onClick={save}
          />
        </HStack>
      }
    >
      {isWanted && url && (
        <Box pt={2}>
          <audio controls autoPlay src={url} aria-label={name} style={{ width: '100%', height: 40 }} />
        </Box>
      )}
      {failed && (
        <HStack role="alert" pt={1} gap={2} flexWrap="wrap">
          <Text as="span" size="xs" tone="danger">
            {t('files.loadFailed', { name })}
          </Text>
          <Button size="sm" variant="ghost" icon={<RotateCw aria-hidden />} onClick={retry}>
            {t('files.retry')}
          </Button>
        </HStack>
      )}
    </FileCard>
  );
}
