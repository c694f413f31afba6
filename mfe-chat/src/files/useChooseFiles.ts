import { CHAT_FILES_AT_ONCE } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { useFiles } from '../state/useFiles.ts';

/** Returns a function that adds files to a room's upload list. A toast says if there are too many. */
export function useChooseFiles(chatId: string): (files: readonly File[]) => void {
  const t = useTexts();
  const { toast } = useHost();
  const { uploads } = useFiles();
  return (files) => {
    if (files.length === 0) return;
    if (!uploads.choose(chatId, files)) {
      toast({ type: 'warning', message: t('files.tooMany', { count: CHAT_FILES_AT_ONCE }) });
    }
  };
}
