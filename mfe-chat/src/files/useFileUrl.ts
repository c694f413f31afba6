import type { ChatFile } from '@meet/chat-contract';
import { useEffect, useState } from 'react';
import { useFiles } from '../state/useFiles.ts';

export interface FileUrl {
  /** Undefined until the file is loaded. */
  readonly url: string | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Returns an object URL of a room's file, and fetches the file as soon as it is wanted. */
export function useFileUrl(chatId: string, file: ChatFile, isWanted = true): FileUrl {
  const { store } = useFiles();
  const [url, setUrl] = useState(() => store.known(file));
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isWanted || url) return;
    let isHere = true;
    store.read(chatId, file).then(
      (read) => isHere && setUrl(read),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [store, chatId, file, isWanted, url, tries]);

  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  return { url, failed, retry };
}
