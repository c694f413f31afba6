import { mixed } from 'yup';

/** A body as it comes in. It can be read once. */
export interface ByteStream extends AsyncIterable<Uint8Array> {
  /** How many bytes it has, where that is known before they come. */
  readonly size?: number | undefined;
}

/** What a call that gives bytes answers with, and how it is served. */
export interface ByteAnswer {
  /** The media type; never one that a browser runs. */
  readonly type: string;
  /** Of a text: utf-8 where it is left out, null where nobody knows. */
  readonly charset?: string | null | undefined;
  /** What it is called where it is saved. */
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
