import { CHAT_FILE_NAME_MAX, type ChatFileType } from '@meet/chat-contract';
import { cleanLine, withoutControls } from '@meet/contracts/texts';

/** Folders before a name in a system's path. */
const FOLDERS = /^.*[/\\]/su;

/**
 * A name that only names: no folder, nothing that deceives the eye, and the ending that its bytes deserve. It is never
 * part of a path all the same.
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

/** Removes characters that hide a file, or its ending, on some systems. */
function withoutEdges(name: string): string {
  let [start, end] = [0, name.length];
  while (start < end && '. '.includes(name[start]!)) start += 1;
  while (end > start && '. '.includes(name[end - 1]!)) end -= 1;
  return name.slice(start, end);
}
