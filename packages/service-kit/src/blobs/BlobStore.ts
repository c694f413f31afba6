import type { Readable } from 'node:stream';

export type BlobSource = Uint8Array | AsyncIterable<Uint8Array>;

/** Range of bytes. Both positions count from 0 and are inclusive. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredBlob {
  /** Size of the whole blob, also when only a part of it is read. */
  readonly size: number;
  readonly stream: Readable;
}

/** Bytes that were received but are not stored yet. They cannot be found by their digest. */
export interface StagedBlob {
  /** Hash of all bytes, hexadecimal. */
  readonly digest: string;
  readonly size: number;
  /** File on this machine that holds the bytes until `keep` or `drop`. */
  readonly path: string;
  /** Stores the bytes under their digest. If the blob exists already, it is overwritten with the same bytes. */
  keep(): Promise<void>;
  /** Deletes the bytes. Does nothing after `keep` or `drop`. */
  drop(): Promise<void>;
}

export interface StageOptions {
  /** Maximum size. A larger source throws BlobTooLarge and leaves nothing behind. */
  readonly maxBytes?: number;
}

/**
 * Store of bytes under their own hash: the bytes of a digest never change. When the store is full, writing throws an
 * error that `isOutOfSpace` recognises. A partly written blob is never found.
 */
export interface BlobStore {
  /**
   * Receives bytes without storing them, for a caller that must validate them first. Throws the errors of the source.
   */
  stage(source: BlobSource, options?: StageOptions): Promise<StagedBlob>;
  put(source: BlobSource, options?: StageOptions): Promise<Pick<StagedBlob, 'digest' | 'size'>>;
  /** Returns undefined if no such blob exists. A range must lie within the blob. */
  get(digest: string, range?: ByteRange): Promise<StoredBlob | undefined>;
  has(digest: string): Promise<boolean>;
  /** Does nothing if no such blob exists. */
  remove(digest: string): Promise<void>;
  /**
   * Deletes staged bytes that are older than a moment, in unix milliseconds. They are left over from a process that
   * ended before `keep` or `drop`.
   */
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
