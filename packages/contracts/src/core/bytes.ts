import { mixed } from 'yup';

/** A body as it comes in. It can be read once. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  /** Number of bytes, if it is known before they come. */
  readonly size?: number | undefined;
}

/** Details of how a file is served. */
interface ServedFile {
  /** The media type; never one that a browser runs. */
  readonly type: string;
  /** Charset of a text: utf-8 if it is left out, null if it is unknown. */
  readonly charset?: string | null | undefined;
  /** Name under which a browser saves it. */
  readonly name: string;
  /** Whether a browser may show it by itself, or saves it. */
  readonly disposition: 'inline' | 'attachment';
}

/** A file that is kept. */
interface KeptFile extends ServedFile {
  readonly size: number;
  /** Names these very bytes: whoever has them already is not sent them again. */
  readonly tag: string;
  /** The bytes from the first to the last, both included; all of them where nothing is asked for. */
  open(range?: { readonly first: number; readonly last: number }): Promise<ByteStream>;
}

/** A file that is made while it is sent: it has no size yet, no part of it can be requested, and no browser keeps it. */
interface MadeFile extends ServedFile {
  readonly size?: undefined;
  /** All bytes. A failure among them breaks the connection off, so that nobody takes a part for the whole. */
  open(): Promise<ByteStream>;
}

/** Answer of a call that gives bytes, with the details of how it is served. */
export type ByteAnswer = KeptFile | MadeFile;

/** The `file` of a call that gives bytes. */
export const byteAnswer = () => mixed<ByteAnswer>().required();

/** Files of a form by their names, read by a route of the service that runs the call. */
export interface Form {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The body beside a call's input: bytes for a call that takes bytes, a form for one that takes a form. */
export type CallBody = ByteStream | Form;
