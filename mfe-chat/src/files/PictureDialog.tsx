import { useTexts } from '@meet/remote-kit';
import { saveUrl } from '@meet/remote-kit/files';
import { Box, Button, Dialog } from '@meet/ui';
import { Download } from '@meet/ui/icons';
import type { FileMessageProps } from './FileMessageProps.ts';

interface Props extends FileMessageProps {
  readonly url: string;
  readonly onClose: () => void;
}

/** Shows a picture as large as the window allows. */
export function PictureDialog({ file, url, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open
      size="xl"
      title={file.name}
      onClose={onClose}
      footer={
        <Button icon={<Download aria-hidden />} onClick={() => saveUrl(file.name, url)}>
          {t('files.download')}
        </Button>
      }
    >
      <Box display="grid" placeItems="center" minH="10rem">
        <img src={url} alt={file.name} style={{ maxWidth: '100%', maxHeight: '70vh', objectFit: 'contain' }} />
      </Box>
    </Dialog>
  );
}
