import type { OutputOf } from '@meet/contracts';
import type { getChatStorage } from '@meet/chat-contract';
import { getChatStorage as operation } from '@meet/chat-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

type Usage = OutputOf<typeof getChatStorage>;

/**
 * Fetches the storage that the person's files take in chat rooms; undefined until known, and when the request fails.
 */
export function useStorage(): Usage | undefined {
  const { api } = useHost();
  const [usage, setUsage] = useState<Usage>();
  useEffect(() => {
    const abort = new AbortController();
    api.execute(operation, {}, abort.signal).then(setUsage, () => undefined);
    return () => abort.abort();
  }, [api]);
  return usage;
}
