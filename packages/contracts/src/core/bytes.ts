import { mixed } from 'yup';

/** A body as it comes in. It can be read once. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  /** Number of bytes, if it is known before they come. */
  readonly size?: number | undefined;
}

/** Answer of a call that gives bytes, with the details of how it is served. */
export interface ByteAnswer {
  /** The media type; never one that a browser runs. */
  readonly type: string;
  /** Charset of a text: utf-8 if it is left out, null if it is unknown. */
  readonly charset?: string | null | undefined;
  /** Name under which a browser saves it. */
  readonly name: string;
  /** Whether a browser may show it by itself, or saves it. */
  readonly disposition: 'inline' | 'attachment';
  readonly size: number;
  /** Names these very bytes: whoever has them already is not sent them again. */
  readonly tag: string;
  /** The bytes from the first to the last, both included; all of them where nothing is asked for. */
  open(range?: { readonly first: number; readonly last: number }): Promise<ByteStream>;
}

/** The `file` of a call that gives bytes. */
export const byteAnswer = () => mixed<ByteAnswer>().required();

/** Files of a form by their names, read by a route of the service that runs the call. */
export interface Form {
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** The body beside a call's input: bytes for a call that takes bytes, a form for one that takes a form. */
export type CallBody = ByteStream | Form;
