import type { ChatLine } from '../../protocol/chat.ts';
import { text } from '../i18n/texts.ts';

/** Whose line it is, as everyone reads it. */
export const chatName = ({ name, isGuest }: ChatLine): string => (isGuest ? text('chatGuest', { name }) : name);
