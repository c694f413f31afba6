/** Kinds of files. Pages show pictures and sounds among the messages, but only offer documents for download. */
export const CHAT_FILE_KINDS = ['picture', 'document', 'sound'] as const;
export type ChatFileKind = (typeof CHAT_FILE_KINDS)[number];

export interface ChatFileType {
  readonly type: string;
  readonly kind: ChatFileKind;
  /** Extensions of such files' names. A name without one gets the first. */
  readonly extensions: readonly string[];
}

const of = (kind: ChatFileKind, type: string, ...extensions: string[]): ChatFileType => ({ kind, type, extensions });

/** All allowed types, by media type. A file's bytes decide its type, not its name. */
export const CHAT_FILE_TYPES: readonly ChatFileType[] = [
  of('picture', 'image/png', 'png'),
  of('picture', 'image/jpeg', 'jpg', 'jpeg'),
  of('picture', 'image/gif', 'gif'),
  of('picture', 'image/webp', 'webp'),
  of('document', 'application/pdf', 'pdf'),
  of('document', 'text/plain', 'txt', 'csv', 'md', 'log'),
  of('document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  of('document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  of('document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  of('document', 'application/vnd.oasis.opendocument.text', 'odt'),
  of('document', 'application/vnd.oasis.opendocument.spreadsheet', 'ods'),
  of('document', 'application/vnd.oasis.opendocument.presentation', 'odp'),
  of('document', 'application/msword', 'doc'),
  of('document', 'application/vnd.ms-excel', 'xls'),
  of('document', 'application/vnd.ms-powerpoint', 'ppt'),
  of('document', 'application/vnd.ms-outlook', 'msg'),
  of('document', 'message/rfc822', 'eml'),
  of('document', 'text/calendar', 'ics'),
  of('document', 'text/vcard', 'vcf'),
  of('document', 'application/zip', 'zip'),
  // Not every browser can show or play these, so they are downloaded.
  of('document', 'image/heic', 'heic'),
  of('document', 'image/heif', 'heif', 'heic'),
  of('document', 'video/mp4', 'mp4', 'm4v'),
  of('document', 'video/quicktime', 'mov'),
  of('document', 'video/webm', 'webm'),
  of('document', 'video/3gpp', '3gp'),
  of('sound', 'audio/mpeg', 'mp3'),
  of('sound', 'audio/ogg', 'ogg', 'oga', 'opus'),
  of('sound', 'audio/wav', 'wav'),
  of('sound', 'audio/mp4', 'm4a'),
  of('sound', 'audio/webm', 'weba', 'webm'),
];

/** Returns the type that a name's extension stands for; undefined if there is no allowed extension. */
export function chatFileTypeOfName(name: string): ChatFileType | undefined {
  const ending = /\.([^.]*)$/.exec(name.trim())?.[1]?.toLowerCase();
  return ending ? CHAT_FILE_TYPES.find(({ extensions }) => extensions.includes(ending)) : undefined;
}
