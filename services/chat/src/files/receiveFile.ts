import { chatErrors, chatFileTypeOfName } from '@meet/chat-contract';
import { ServiceError, type ByteStream } from '@meet/contracts';
import { BlobTooLarge, type BlobStore, type StagedBlob } from '@meet/service-kit/blobs';
import { cleanFileName } from './cleanFileName.ts';
import { encodePicture } from './encodePicture.ts';
import { sniffType } from './sniffType.ts';
import type { FileRecord } from '../models/fileModel.ts';

export const BYTES_OF_MB = 1_000_000;

export type FileAttributes = Pick<FileRecord, 'kind' | 'type' | 'charset' | 'name' | 'size' | 'width' | 'height'>;

/**
 * Receives a file, validates its bytes and calls `keep` with the file to store; a picture is encoded again first.
 * Leaves no other file on the disk. Throws CHAT_FILE_EMPTY, CHAT_FILE_TOO_LARGE, CHAT_FILE_TYPE, CHAT_FILE_MISMATCH,
 * and the errors of `encodePicture` and `keep`.
 */
export async function receiveFile<T>(
  { blobs, fileMaxMegabytes }: { readonly blobs: BlobStore; readonly fileMaxMegabytes: number },
  { name, body }: { readonly name: string; readonly body: ByteStream },
  keep: (staged: StagedBlob, attributes: FileAttributes) => Promise<T>,
): Promise<T> {
  const received = await blobs.stage(body, { maxBytes: fileMaxMegabytes * BYTES_OF_MB }).catch((error: unknown) => {
    if (!(error instanceof BlobTooLarge)) throw error;
    throw new ServiceError(chatErrors.CHAT_FILE_TOO_LARGE, { params: { max: fileMaxMegabytes } });
  });
  try {
    if (received.size === 0) throw new ServiceError(chatErrors.CHAT_FILE_EMPTY);
    const found = await sniffType(received.path, name);
    if (!found) throw toRefusal(name);
    const { kind, type, charset } = found;
    const attributes = { kind, type, charset, name: cleanFileName(name, found) };
    if (kind !== 'picture') {
      return await keep(received, { ...attributes, size: received.size, width: null, height: null });
    }
    const { bytes, width, height } = await encodePicture(received.path, found);
    const drawn = await blobs.stage(bytes);
    try {
      return await keep(drawn, { ...attributes, size: drawn.size, width, height });
    } finally {
      await drawn.drop();
    }
  } finally {
    await received.drop();
  }
}

/** Returns the reason for the refusal: the bytes do not match the name's extension, or the type is not permitted. */
function toRefusal(name: string): ServiceError {
  if (!chatFileTypeOfName(name)) return new ServiceError(chatErrors.CHAT_FILE_TYPE);
  const ending = name.trim().split('.').at(-1)!.toLowerCase();
  return new ServiceError(chatErrors.CHAT_FILE_MISMATCH, { params: { ending } });
}
