import {
  CHAT_FILES_AT_ONCE,
  chatErrors,
  chatFileTypeOfName,
  type ChatFile,
  type ChatFileKind,
  type ChatMessage,
} from '@meet/chat-contract';
import type { ErrorEntry } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import type { Behavior, Scope } from '@meet/remote-kit';
import type { FileSending } from './sendFile.ts';

export interface Upload {
  /** Also the id of the message, so that a retry is never stored twice. */
  readonly id: string;
  readonly chatId: string;
  readonly file: File;
  readonly kind: ChatFileKind;
  /** Object URL of a picture. */
  readonly preview: string | undefined;
  /** `chosen` waits until the person sends it; `refused` can't be sent. */
  readonly state: 'chosen' | 'waiting' | 'sending' | 'failed' | 'refused';
  /** Uploaded share of the file, from 0 to 1. */
  readonly part: number;
  /** Reason why the file was refused or not sent; undefined if no server was reached. */
  readonly reason: string | undefined;
  /** The server's record of the file, once it is uploaded. */
  readonly uploaded: ChatFile | undefined;
}

export interface Uploads {
  readonly uploads$: Behavior<readonly Upload[]>;
  /**
   * Adds files for a room, and checks each. Returns false if there were too many; then only the first ones are added.
   */
  readonly choose: (chatId: string, files: readonly File[]) => boolean;
  /** Sends the files chosen for a room, one after the other. */
  readonly send: (chatId: string) => void;
  readonly retry: (id: string) => void;
  /** Removes a file, and stops its upload. */
  readonly remove: (id: string) => void;
}

export interface UploadsDeps {
  readonly sendFile: (sending: FileSending) => Promise<ChatFile>;
  readonly sendMessage: (message: { chatId: string; fileId: string; clientMessageId: string }) => Promise<ChatMessage>;
  /** Returns the maximum size of a file in bytes. It is requested once. */
  readonly readMaxBytes: () => Promise<number>;
  readonly errorText: (entry: ErrorEntry, params?: Record<string, unknown>) => string;
  readonly onStored: (message: ChatMessage) => void;
}

const BYTES_OF_MB = 1_000_000;

/**
 * Keeps files that are about to be sent. They live as long as the page: after a reload a browser does not give files
 * back.
 */
export function createUploads(scope: Scope, deps: UploadsDeps): Uploads {
  const uploads$ = scope.state<readonly Upload[]>([]);
  const aborts = new Map<string, AbortController>();
  let maxBytes: Promise<number> | undefined;
  let isPumping = false;

  const find = (id: string) => uploads$.value.find((upload) => upload.id === id);

  function edit(id: string, change: Partial<Upload>): void {
    if (scope.ended) return;
    uploads$.next(uploads$.value.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
  }

  function remove(id: string): void {
    aborts.get(id)?.abort();
    const preview = find(id)?.preview;
    if (preview) URL.revokeObjectURL(preview);
    if (!scope.ended) uploads$.next(uploads$.value.filter((upload) => upload.id !== id));
  }

  function add(chatId: string, file: File): void {
    const type = chatFileTypeOfName(file.name);
    const refusal = !type ? chatErrors.CHAT_FILE_TYPE : file.size === 0 ? chatErrors.CHAT_FILE_EMPTY : undefined;
    const kind = type?.kind ?? 'document';
    const upload: Upload = {
      id: crypto.randomUUID(),
      chatId,
      file,
      kind,
      preview: kind === 'picture' && !refusal ? URL.createObjectURL(file) : undefined,
      state: refusal ? 'refused' : 'chosen',
      part: 0,
      reason: refusal && deps.errorText(refusal),
      uploaded: undefined,
    };
    uploads$.next([...uploads$.value, upload]);
    if (!refusal) void refuseTooLarge(upload);
  }

  /** Refuses a file above the server's limit. If the limit could not be read, the server refuses the file. */
  async function refuseTooLarge({ id, file }: Upload): Promise<void> {
    const max = await (maxBytes ??= deps.readMaxBytes().catch(() => {
      maxBytes = undefined;
      return Infinity;
    }));
    if (file.size <= max || !find(id)) return;
    aborts.get(id)?.abort();
    const reason = deps.errorText(chatErrors.CHAT_FILE_TOO_LARGE, { max: Math.floor(max / BYTES_OF_MB) });
    edit(id, { state: 'refused', reason });
  }

  /** Sends one file at a time, which keeps the order and gives each the whole bandwidth of a slow connection. */
  async function pump(): Promise<void> {
    if (isPumping) return;
    isPumping = true;
    try {
      for (let next = firstWaiting(); next && !scope.ended; next = firstWaiting()) await sendOne(next);
    } finally {
      isPumping = false;
    }
  }

  const firstWaiting = () => uploads$.value.find(({ state }) => state === 'waiting');

  async function sendOne({ id, chatId, file, uploaded }: Upload): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    edit(id, { state: 'sending', part: uploaded ? 1 : 0 });
    try {
      const kept =
        uploaded ??
        (await deps.sendFile({ chatId, file, signal: abort.signal, onProgress: (part) => edit(id, { part }) }));
      if (abort.signal.aborted) return;
      edit(id, { uploaded: kept, part: 1 });
      const message = await deps.sendMessage({ chatId, fileId: kept.fileId, clientMessageId: id });
      deps.onStored(message);
      remove(id);
    } catch (error) {
      if (!abort.signal.aborted) edit(id, { state: 'failed', part: 0, reason: getReason(error) });
    } finally {
      aborts.delete(id);
    }
  }

  scope.onEnd(() => {
    for (const { id } of uploads$.value) remove(id);
  });

  return {
    uploads$,
    choose(chatId, files) {
      const here = uploads$.value.filter((upload) => upload.chatId === chatId).length;
      const taken = files.slice(0, Math.max(0, CHAT_FILES_AT_ONCE - here));
      for (const file of taken) add(chatId, file);
      return taken.length === files.length;
    },
    send(chatId) {
      for (const { id, ...upload } of uploads$.value) {
        if (upload.chatId === chatId && upload.state === 'chosen') edit(id, { state: 'waiting' });
      }
      void pump();
    },
    retry(id) {
      if (find(id)?.state !== 'failed') return;
      edit(id, { state: 'waiting', reason: undefined });
      void pump();
    },
    remove,
  };
}

/** Returns the server's reason for a refusal; undefined if no server was reached. */
function getReason(error: unknown): string | undefined {
  return error instanceof CallFailure && error.status !== 0 ? error.message : undefined;
}
