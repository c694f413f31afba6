import type { Readable } from 'node:stream';

export type BlobSource = Uint8Array | AsyncIterable<Uint8Array>;

/** Bytes from the first to the last, both counted from 0 and both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredBlob {
  /** Size of the whole blob, also if a part of it is read. */
  readonly size: number;
  readonly stream: Readable;
}

/** Bytes that were received and are not kept yet: nobody finds them by their digest. */
export interface StagedBlob {
  /** The hash of all bytes, hexadecimal. */
  readonly digest: string;
  readonly size: number;
  /** A file on this machine that holds them, until `keep` or `drop`. */
  readonly path: string;
  /** Keeps them under their digest; what is kept already is written again with the same bytes. */
  keep(): Promise<void>;
  /** Forgets them. Does nothing once they are kept or dropped. */
  drop(): Promise<void>;
}

export interface StageOptions {
  /** More bytes than these throw BlobTooLarge, and nothing stays. */
  readonly maxBytes?: number;
}

/**
 * Store of bytes under their own hash: the bytes behind a digest never change. When the store is full, writing throws
 * an error that `isOutOfSpace` recognises. A partly written blob is never found.
 */
export interface BlobStore {
  /** Takes bytes in without keeping them, for a caller that must check them first. Throws the errors of the source. */
  stage(source: BlobSource, options?: StageOptions): Promise<StagedBlob>;
  put(source: BlobSource, options?: StageOptions): Promise<Pick<StagedBlob, 'digest' | 'size'>>;
  /** Undefined where no such blob is kept. A range must lie within it. */
  get(digest: string, range?: ByteRange): Promise<StoredBlob | undefined>;
  has(digest: string): Promise<boolean>;
  /** Does nothing where no such blob is kept. */
  remove(digest: string): Promise<void>;
  /** Forgets what was staged before a moment, in unix milliseconds, and neither kept nor dropped: by a process that ended. */
  clearStaged(before: number): Promise<void>;
}

export class BlobTooLarge extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BlobTooLarge';
    this.maxBytes = maxBytes;
  }
}
