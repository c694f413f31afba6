import { CHAT_FILE_TYPES, chatFileTypeOfName, type ChatFileType } from '@meet/chat-contract';
import { createReadStream } from 'node:fs';
import { readText } from './readText.ts';

/** `charset` is that of a text: null if unknown, undefined of other files. */
export type FoundType = ChatFileType & { readonly charset?: string | null };

const HEAD_BYTES = 64 * 1024;

/** Other names that the library has for what may be sent. */
const ALIASES: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'video/3gpp2': 'video/3gpp',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};
/** Beginning of a text of each type. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  'text/plain': /^/,
  'text/calendar': /^\s*BEGIN:VCALENDAR/i,
  'text/vcard': /^\s*BEGIN:VCARD/i,
  // An mbox line may stand above the first header.
  'message/rfc822': /^(?:From [^\r\n]*\r?\n)?[A-Za-z0-9-]+:/,
};
/**
 * One container does not say which program wrote it: old office files, Outlook messages, and new office files with a
 * password.
 */
const COMPOUND = {
  container: 'application/x-cfb',
  names: ['doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx', 'msg'],
} as const;

/** Returns what a file is by its bytes; its name decides only between types that have the same. Undefined if it may not be sent. */
export async function sniffType(path: string, name: string): Promise<FoundType | undefined> {
  const promised = chatFileTypeOfName(name);
  const beginning = promised && TEXTS[promised.type];
  // Before the library is asked: it takes words at a text's beginning for the mark of another type.
  if (beginning) {
    const text = await readText(path);
    if (text && beginning.test(text.head)) return { ...promised, charset: text.charset };
  }
  // Loaded with the first file: a start needs none of it.
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(path))?.mime;
  if (found === COMPOUND.container)
    return COMPOUND.names.includes(promised?.extensions[0] as never) ? promised : undefined;
  if (found === 'video/webm' && (await isSoundAlone(path))) return getType('audio/webm');
  if (found === 'video/mp4' && promised?.type === 'audio/mp4') return promised;
  const known = getType(ALIASES[found ?? ''] ?? found);
  return known && TEXTS[known.type] ? undefined : known;
}

const getType = (type: string | undefined) => CHAT_FILE_TYPES.find((candidate) => candidate.type === type);

/** Matroska names the codec of each track near its beginning: `A_OPUS`, `V_VP9`. */
async function isSoundAlone(path: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  const head = Buffer.concat(chunks).toString('latin1');
  return /\x86.A_/s.test(head) && !/\x86.V_/s.test(head);
}
