import { useTexts } from '@meet/remote-kit';
import { Box, Button, lazyPart, Text } from '@meet/ui';
import { RotateCw } from '@meet/ui/icons';
import { useState } from 'react';
import type { FileMessageProps } from './FileMessageProps.ts';
import { fitPicture } from './fitPicture.ts';
import { useFileUrl } from './useFileUrl.ts';

const PictureDialog = lazyPart(async () => (await import('./PictureDialog.tsx')).PictureDialog, true);

/** Shows a picture, whose place is reserved before it loads. A click shows it large. */
export function PictureMessage({ chatId, file }: FileMessageProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { url, failed, retry } = useFileUrl(chatId, file);
  const { name } = file;
  const { width, height } = fitPicture(file.width ?? 1, file.height ?? 1);
  const place = { width, aspectRatio: `${width} / ${height}` };

  if (failed) {
    return (
      <Box
        role="alert"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap={1}
        p={2}
        maxW="full"
        minW="10rem"
        borderRadius="surface"
        borderWidth="1px"
        overflow="hidden"
        style={place}
      >
        <Text size="xs" tone="danger" textAlign="center">
          {t('files.loadFailed', { name })}
        </Text>
        <Button size="sm" variant="ghost" icon={<RotateCw aria-hidden />} onClick={retry}>
          {t('files.retry')}
        </Button>
      </Box>
    );
  }
  return (
    <>
      <Box
        as="button"
        {...{ type: 'button', disabled: !url }}
        aria-label={url ? t('files.open', { name }) : t('files.loading', { name })}
        display="block"
        maxW="full"
        p={0}
        overflow="hidden"
        borderRadius="surface"
        borderWidth="1px"
        bg="bg.muted"
        cursor={url ? 'zoom-in' : 'progress'}
        style={place}
        onPointerEnter={() => void PictureDialog.preload()}
        onClick={() => setOpen(true)}
      >
        {url && (
          <img
            src={url}
            alt={name}
            width={width}
            height={height}
            style={{ width: '100%', height: '100%', objectFit: 'contain' }}
          />
        )}
      </Box>
      {isOpen && url && <PictureDialog chatId={chatId} file={file} url={url} onClose={() => setOpen(false)} />}
    </>
  );
}
