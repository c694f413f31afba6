import { getChatFileRules, sendChatFile } from '@meet/chat-contract/operations';
import { createScope, useHost, type HostApi, type Scope } from '@meet/remote-kit';
import { getChat } from './getChat.ts';
import type { Chat } from './createChat.ts';
import { createFileStore, type FileStore } from './createFileStore.ts';
import { createUploads, type Uploads } from './createUploads.ts';
import { sendFile } from './sendFile.ts';

interface Files {
  readonly uploads: Uploads;
  readonly store: FileStore;
}

const running = new WeakMap<Chat, Files>();

/**
 * Returns the files of the chat that runs on this host. This code loads with the window; the bubble does not need it.
 */
export function useFiles(): Files {
  const host = useHost();
  const chat = getChat(host);
  let files = running.get(chat);
  if (!files) {
    files = startFiles(host, chat);
    running.set(chat, files);
  }
  return files;
}

function startFiles({ api, i18n, session$ }: HostApi, chat: Chat): Files {
  const scope: Scope = createScope();
  const store = createFileStore(api);
  const uploads = createUploads(scope, {
    sendFile: (sending) => sendFile(api, sending),
    sendMessage: async (message) => (await api.execute(sendChatFile, message)).message,
    readMaxBytes: async () => (await api.execute(getChatFileRules, {})).maxBytes,
    errorText: ({ code }, params) => i18n.t(`contracts:errors.${code}`, params),
    onStored: (message) => chat.getConversation(message.chatId).receive(message),
  });
  scope.listen(session$, (session) => {
    if (session.state === 'signed-in' && session.email.toLowerCase() === chat.viewerEmail) return;
    store.clear();
    scope.end();
  });
  return { uploads, store };
}
