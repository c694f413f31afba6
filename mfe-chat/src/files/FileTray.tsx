import { formatBytes } from '@meet/contracts/texts';
import { useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, ProgressBar, Text } from '@meet/ui';
import { RotateCw, X } from '@meet/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFiles } from '../state/useFiles.ts';
import type { Upload } from '../state/createUploads.ts';
import { KindIcon } from './KindIcon.tsx';

const THUMBNAIL_PX = 40;

/** Lists the files to be sent above the text. A file shows its preview first, then its upload progress. */
export function FileTray({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts();
  return (
    <Box
      as="ul"
      aria-label={t('files.label')}
      listStyleType="none"
      m={0}
      px={3}
      py={2}
      borderTopWidth="1px"
      maxH="12rem"
      overflowY="auto"
      flexShrink={0}
    >
      {uploads.map((upload) => (
        <Item key={upload.id} upload={upload} />
      ))}
    </Box>
  );
}

function Item({ upload }: { upload: Upload }) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const { uploads } = useFiles();
  const { id, file, state, part, reason, preview, kind } = upload;
  const { name } = file;
  const [isDrawable, setDrawable] = useState(true);
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <HStack as="li" gap={3} py={1}>
      <Box
        flexShrink={0}
        display="grid"
        placeItems="center"
        overflow="hidden"
        borderRadius="control"
        bg="bg.muted"
        color="fg.muted"
        style={{ width: THUMBNAIL_PX, height: THUMBNAIL_PX }}
      >
        {preview && isDrawable ? (
          <img
            src={preview}
            alt=""
            onError={() => setDrawable(false)}
            style={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <KindIcon kind={kind} />
        )}
      </Box>
      <Box flex={1} minW={0}>
        <Text size="sm" truncate title={name}>
          {name}
        </Text>
        {state === 'sending' ? (
          <Box py={1.5}>
            <ProgressBar value={Math.round(part * 100)} label={t('files.sending', { name })} />
          </Box>
        ) : state === 'failed' || state === 'refused' ? (
          <Text role="alert" size="xs" tone="danger">
            {state === 'failed' && `${t('files.notSent')} `}
            {reason}
          </Text>
        ) : (
          <Text size="xs" tone="muted">
            {state === 'waiting' ? t('files.waiting') : formatBytes(file.size, i18n.language)}
          </Text>
        )}
      </Box>
      {state === 'failed' && (
        <IconButton
          size="sm"
          label={`${t('files.retry')}: ${name}`}
          icon={<RotateCw aria-hidden />}
          onClick={() => uploads.retry(id)}
        />
      )}
      <IconButton
        size="sm"
        label={t(isUnderWay ? 'files.cancel' : 'files.remove', { name })}
        icon={<X aria-hidden />}
        onClick={() => uploads.remove(id)}
      />
    </HStack>
  );
}
