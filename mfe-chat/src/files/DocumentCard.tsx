import { useTexts } from '@meet/remote-kit';
import { IconButton } from '@meet/ui';
import { Download } from '@meet/ui/icons';
import { FileCard } from './FileCard.tsx';
import type { FileMessageProps } from './FileMessageProps.ts';
import { useSaveFile } from './useSaveFile.ts';

export function DocumentCard({ chatId, file }: FileMessageProps) {
  const t = useTexts();
  const { save, isSaving } = useSaveFile(chatId, file);
  return (
    <FileCard
      file={file}
      action={
        <IconButton
          label={t('files.downloadName', { name: file.name })}
          icon={<Download aria-hidden />}
          loading={isSaving}
          onClick={save}
        />
      }
    />
  );
}
