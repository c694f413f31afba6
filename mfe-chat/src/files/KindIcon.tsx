import type { ChatFileKind } from '@meet/chat-contract';
import { AudioLines, FileText, Image } from '@meet/ui/icons';

const ICONS = { picture: Image, document: FileText, sound: AudioLines } as const;

export function KindIcon({ kind }: { kind: ChatFileKind }) {
  const Icon = ICONS[kind];
  return <Icon size={20} aria-hidden />;
}
