import { joinLines } from '@meet/contracts/texts';

/** Longest subject that a mail may have; what is longer is cut. */
const MAIL_LINE_MAX_LENGTH = 200;

/**
 * A text as it may stand in a mail's header: names and subjects come from people, who may end a line and begin a header
 * of their own with it.
 */
export const oneLine = (text: string): string => [...joinLines(text)].slice(0, MAIL_LINE_MAX_LENGTH).join('');
