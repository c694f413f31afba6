import { CHAT_FILE_NAME_MAX, type ChatFileType } from '@meet/chat-contract';
import { cleanLine, withoutControls } from '@meet/contracts/texts';

/** Folders in front of the file's name in a path of any system. */
const FOLDERS = /^.*[/\\]/su;

/**
 * Returns a safe file name: no folder, no misleading characters, and an extension that fits the file's bytes.
 * Nevertheless the name is never used as part of a path.
 */
export function cleanFileName(name: string, { extensions, kind }: ChatFileType): string {
  const plain = withoutEdges(cleanLine(withoutControls(name.replace(FOLDERS, ''))));
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : plain.slice(dot + 1).toLowerCase();
  const fits = extensions.includes(ending);
  const stem = [...((fits ? plain.slice(0, dot) : plain) || kind)];
  const suffix = fits ? plain.slice(dot) : `.${extensions[0]}`;
  return stem.slice(0, CHAT_FILE_NAME_MAX - suffix.length).join('') + suffix;
}

/** Removes leading and trailing characters that hide a file, or its extension, on some systems. */
function withoutEdges(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && '. '.includes(name[start]!)) start += 1;
  while (end > start && '. '.includes(name[end - 1]!)) end -= 1;
  return name.slice(start, end);
}
