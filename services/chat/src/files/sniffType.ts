import { CHAT_FILE_TYPES, chatFileTypeOfName, type ChatFileType } from '@meet/chat-contract';
import { createReadStream } from 'node:fs';

const HEAD_BYTES = 64 * 1024;
const TEXT = 'text/plain';

/** Other names that the library has for what may be sent. */
const ALIASES: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
};
/** The old office formats are one container, which does not say of which program. */
const OLD_OFFICE = { container: 'application/x-cfb', names: ['doc', 'xls', 'ppt'] } as const;

/** What a file is by its bytes; its name decides only between types that have the same. Undefined where it may not be sent. */
export async function sniffType(path: string, name: string): Promise<ChatFileType | undefined> {
  // Loaded with the first file: a start needs none of it.
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime;
  const promised = chatFileTypeOfName(name);
  const known = CHAT_FILE_TYPES.find(({ type }) => type === (ALIASES[found ?? ''] ?? found));
  if (known && known.type !== TEXT) return known;
  if (found === OLD_OFFICE.container)
    return OLD_OFFICE.names.includes(promised?.extensions[0] as never) ? promised : undefined;
  if (found === 'video/webm') return (await isSoundAlone(path)) ? typeOf('audio/webm') : undefined;
  return promised?.type === TEXT && (await isText(path)) ? promised : undefined;
}

const typeOf = (type: string) => CHAT_FILE_TYPES.find((candidate) => candidate.type === type);

/** Matroska names the codec of each track near its beginning: `A_OPUS`, `V_VP9`. */
async function isSoundAlone(path: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  const head = Buffer.concat(chunks).toString('latin1');
  return /\x86.A_/s.test(head) && !/\x86.V_/s.test(head);
}

/** UTF-8 without control characters but white space. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (isControlled(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    return !isControlled(decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const isControlled = (text: string) => /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/.test(text);
