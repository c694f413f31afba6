import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export interface TextFile {
  /** Null for a text in an older code page, because such a file does not name its charset. */
  readonly charset: 'utf-8' | 'utf-16' | null;
  /** The first characters, without a byte order mark. */
  readonly head: string;
}

const HEAD_CHARACTERS = 1000;
const BYTE_ORDER_MARKS = { fffe: 'utf-16le', feff: 'utf-16be' } as const;

/**
 * Reads a file as text: UTF-16 with a byte order mark, UTF-8, or a code page like Windows-1252. Returns undefined if it
 * contains control characters that do not occur in texts.
 */
export async function readText(path: string): Promise<TextFile | undefined> {
  const encoding = await encodingByMark(path);
  if (encoding) return decode(path, encoding, 'utf-16');
  return (await decode(path, 'utf-8', 'utf-8')) ?? decode(path, 'windows-1252', null);
}

async function encodingByMark(path: string) {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return BYTE_ORDER_MARKS[buffer.toString('hex') as keyof typeof BYTE_ORDER_MARKS] as string | undefined;
  } finally {
    await file.close();
  }
}

async function decode(path: string, encoding: string, charset: TextFile['charset']): Promise<TextFile | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let head = '';
  const isText = (part: string) => {
    if (head.length < HEAD_CHARACTERS) head += part.slice(0, HEAD_CHARACTERS);
    return !isControlled(part);
  };
  try {
    for await (const chunk of createReadStream(path)) {
      if (!isText(decoder.decode(chunk as Buffer, { stream: true }))) return undefined;
    }
    return isText(decoder.decode()) ? { charset, head } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return undefined;
    throw error;
  }
}

/** White space is text. So are the control characters of terminal logs: bell, backspace and the escapes of colours. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const isControlled = (text: string) => /[\u0000-\u0006\u000E-\u001A\u001C-\u001F\u007F]/.test(text);
