import { mixed } from 'yup';

/** A body as a stream. It can be read once. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  /** Number of bytes, if it is known in advance. */
  readonly size?: number | undefined;
}

/** Details for serving a file. */
interface ServedFile {
  /** Media type; never one that a browser executes. */
  readonly type: string;
  /** Charset of a text: utf-8 if absent, null if it is unknown. */
  readonly charset?: string | null | undefined;
  /** Name under which a browser saves the file. */
  readonly name: string;
  /** Whether a browser may display the file, or saves it. */
  readonly disposition: 'inline' | 'attachment';
}

/** A stored file. */
interface KeptFile extends ServedFile {
  readonly size: number;
  /** ETag of these bytes, so that a browser that already holds them does not download them again. */
  readonly tag: string;
  /** Returns the bytes from the first to the last, both included; all of them without a range. */
  open(range?: { readonly first: number; readonly last: number }): Promise<ByteStream>;
}

/**
 * A file that is generated while it is sent. Its size is unknown, it supports no ranges, and browsers do not cache it.
 */
interface MadeFile extends ServedFile {
  readonly size?: undefined;
  /** Returns all bytes. A failure on the way breaks the connection, so that nobody takes a part for the whole. */
  open(): Promise<ByteStream>;
}

/** Answer of a call that returns bytes, with the details for serving it. */
export type ByteAnswer = KeptFile | MadeFile;

/** The `file` member of the output of a call that returns bytes. */
export const byteAnswer = () => mixed<ByteAnswer>().required();

/** Files of a form by their names, as parsed by a route of the service that runs the call. */
export interface Form {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Body in addition to a call's input: bytes for a call that takes bytes, a form for one that takes a form. */
export type CallBody = ByteStream | Form;
