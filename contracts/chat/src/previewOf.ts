import { CHAT_PREVIEW_LENGTH } from './limits.ts';
import type { ChatMessage, ChatMessagePreview } from './types.ts';

/** A message as lists show it: one line, cut by characters, never through the middle of one. */
export function previewOf({ sequence, name, email, content, timestamp }: ChatMessage): ChatMessagePreview {
  const line = [...content.replace(/\s+/g, ' ').trim()].slice(0, CHAT_PREVIEW_LENGTH).join('');
  return { sequence, name, email, content: line, timestamp };
}
