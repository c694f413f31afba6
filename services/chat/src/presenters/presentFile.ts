import type { ChatFile } from '@meet/chat-contract';
import type { FileRecord } from '../models/fileModel.ts';

/** Describes a file for members. */
export const presentFile = ({ _id, kind, name, type, size, width, height }: FileRecord): ChatFile => ({
  fileId: _id,
  kind,
  name,
  type,
  size,
  width,
  height,
});
