import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '@meet/remote-kit';
import { readBytes, type ByteCall, type ByteCallInput } from './transferBytes.ts';

export interface BytesReader {
  /** Number of bytes read, and the total if it is known; undefined while nothing is being read. */
  readonly progress: { readonly loaded: number; readonly total: number | undefined } | undefined;
  /** Text about the last failure, in the person's language. */
  readonly failure: string | undefined;
  /** Reads a file and aborts a read that is still running. Returns undefined if the read fails or is aborted. */
  readonly read: (call: ByteCall, input: ByteCallInput) => Promise<Blob | undefined>;
  readonly abort: () => void;
}

/** Reads files for a component, one at a time. Unmounting aborts the read. */
export function useReadBytes(): BytesReader {
  const { api, i18n } = useHost();
  const [progress, setProgress] = useState<BytesReader['progress']>();
  const [failure, setFailure] = useState<string>();
  const current = useRef<AbortController>(undefined);
  const abort = useCallback(() => current.current?.abort(), []);
  useEffect(() => abort, [abort]);

  const read = useCallback<BytesReader['read']>(
    async (call, input) => {
      abort();
      const own = (current.current = new AbortController());
      const { signal } = own;
      setFailure(undefined);
      setProgress({ loaded: 0, total: undefined });
      try {
        const file = await readBytes(api, call, input, {
          signal,
          onProgress: (loaded, total) => setProgress({ loaded, total }),
        });
        // The last bytes may arrive together with the request to abort.
        return signal.aborted ? undefined : file;
      } catch (error) {
        if (!signal.aborted) setFailure(i18n.errorText(error));
        return undefined;
      } finally {
        if (current.current === own) setProgress(undefined);
      }
    },
    [abort, api, i18n],
  );

  return { progress, failure, read, abort };
}
