import { DocumentCard } from './DocumentCard.tsx';
import type { FileMessageProps } from './FileMessageProps.ts';
import { PictureMessage } from './PictureMessage.tsx';
import { SoundCard } from './SoundCard.tsx';

/** Shows a message's file according to its kind. */
export function FileMessage(props: FileMessageProps) {
  const { kind } = props.file;
  if (kind === 'picture') return <PictureMessage {...props} />;
  return kind === 'sound' ? <SoundCard {...props} /> : <DocumentCard {...props} />;
}
