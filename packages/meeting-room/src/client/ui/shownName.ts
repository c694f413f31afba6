import { text } from '../i18n/texts.ts';

/** Returns the name as everyone reads it: a guest's carries a mark, since guests choose any name. */
export const shownName = ({ name, isGuest }: { name: string; isGuest?: boolean }): string =>
  isGuest ? text('guestName', { name }) : name;
