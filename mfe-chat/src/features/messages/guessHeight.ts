import { fitPicture } from '../../files/fitPicture.ts';
import type { MessageRow } from './buildRows.ts';

/** Heights in px. */
const LINE = 44;
const CARD = 62;
const HEAD = 34;

/**
 * Estimates a row's height, so that little moves once it is measured. The height of a picture is known before it loads.
 */
export function guessHeight(row: MessageRow | undefined): number {
  const file = row?.kind === 'message' ? row.message.file : null;
  if (!row || !file) return LINE;
  const head = row.isFirst ? HEAD : 4;
  return head + (file.kind === 'picture' ? fitPicture(file.width ?? 1, file.height ?? 1).height : CARD);
}
