import { text } from '../i18n/texts.ts';

const NAMES = ['reactionThumb', 'reactionHeart', 'reactionLaugh', 'reactionClap', 'reactionParty'] as const;

/** Returns the name of a reaction, by its index in REACTIONS. */
export const reactionName = (reaction: number): string => text(NAMES[reaction] ?? NAMES[0]);
