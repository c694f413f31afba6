import { text } from '../i18n/texts.ts';

/** Returns the name that everyone sees. A guest's name carries a mark, since guests may choose any name. */
export const shownName = ({ name, isGuest }: { name: string; isGuest?: boolean }): string =>
  isGuest ? text('guestName', { name }) : name;
