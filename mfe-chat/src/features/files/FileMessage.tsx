import type { ChatFile } from '@meet/chat-contract';
import { DocumentCard } from './DocumentCard.tsx';
import { PictureMessage } from './PictureMessage.tsx';
import { SoundCard } from './SoundCard.tsx';

export interface FileMessageProps {
  readonly chatId: string;
  readonly file: ChatFile;
}

/** A file among the messages, by its kind. */
export function FileMessage(props: FileMessageProps) {
  const { kind } = props.file;
  if (kind === 'picture') return <PictureMessage {...props} />;
  return kind === 'sound' ? <SoundCard {...props} /> : <DocumentCard {...props} />;
}
