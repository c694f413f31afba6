import { CHAT_FILE_TYPES, chatFileTypeOfName, type ChatFileType } from '@meet/chat-contract';
import { createReadStream } from 'node:fs';
import { readText } from './readText.ts';

/** Type of a file. `charset` is set for texts only: null if it is unknown, undefined for other files. */
export type FoundType = ChatFileType & { readonly charset?: string | null };

const HEAD_BYTES = 64 * 1024;

/** Names that the `file-type` library gives to permitted types, with the names in the list of permitted types. */
const ALIASES: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'video/3gpp2': 'video/3gpp',
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};
/** Pattern for the beginning of a text of each type. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  'text/plain': /^/,
  'text/calendar': /^\s*BEGIN:VCALENDAR/i,
  'text/vcard': /^\s*BEGIN:VCARD/i,
  // An mbox line may precede the first header.
  'message/rfc822': /^(?:From [^\r\n]*\r?\n)?[A-Za-z0-9-]+:/,
};
/**
 * A container that does not show which program wrote it. Old office files, Outlook messages and new office files with a
 * password share it.
 */
const COMPOUND = {
  container: 'application/x-cfb',
  names: ['doc', 'xls', 'ppt', 'docx', 'xlsx', 'pptx', 'msg'],
} as const;

/**
 * Returns the type of a file by its bytes. The name decides only between types with the same bytes. Returns undefined
 * if the file may not be sent.
 */
export async function sniffType(path: string, name: string): Promise<FoundType | undefined> {
  const promised = chatFileTypeOfName(name);
  const beginning = promised && TEXTS[promised.type];
  // Texts are checked before the library is called: it mistakes words at a text's beginning for another type's
  // signature.
  if (beginning) {
    const text = await readText(path);
    if (text && beginning.test(text.head)) return { ...promised, charset: text.charset };
  }
  // Loaded with the first file, because the service starts faster without it.
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

/**
 * Returns whether a Matroska file has audio tracks but no video. Matroska names each track's codec near the beginning
 * of the file: `A_OPUS`, `V_VP9`.
 */
async function isSoundAlone(path: string): Promise<boolean> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: HEAD_BYTES - 1 })) chunks.push(chunk as Buffer);
  const head = Buffer.concat(chunks).toString('latin1');
  return /\x86.A_/s.test(head) && !/\x86.V_/s.test(head);
}
