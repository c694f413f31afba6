import type { ChatFile } from '@meet/chat-contract';
import { useHost } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { saveUrl } from '@meet/remote-kit/files';
import { useFiles } from '../state/useFiles.ts';

/** Fetches a room's file and lets the browser save it. A toast shows a failure. */
export function useSaveFile(chatId: string, file: ChatFile): { readonly save: () => void; readonly isSaving: boolean } {
  const { store } = useFiles();
  const { i18n } = useHost();
  const { run, isRunning } = useAction(async () => saveUrl(file.name, await store.read(chatId, file)), {
    toasts: true,
    failTitle: i18n.t('files.loadFailed', { name: file.name }),
  });
  return { save: () => void run(), isSaving: isRunning };
}
