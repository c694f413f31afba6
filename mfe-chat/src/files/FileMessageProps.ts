import type { ChatFile } from '@meet/chat-contract';

export interface FileMessageProps {
  readonly chatId: string;
  readonly file: ChatFile;
}
