import type { ChatFile } from '@meet/chat-contract';
import type { FileRecord } from '../models/fileModel.ts';

/** What members are told of a file. */
export const presentFile = ({ _id, kind, name, type, size, width, height }: FileRecord): ChatFile => ({
  fileId: _id,
  kind,
  name,
  type,
  size,
  width,
  height,
});
