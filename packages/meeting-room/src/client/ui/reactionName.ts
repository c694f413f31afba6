import { text } from '../i18n/texts.ts';

const NAMES = ['reactionThumb', 'reactionHeart', 'reactionLaugh', 'reactionClap', 'reactionParty'] as const;

/** One of REACTIONS in words. */
export const reactionName = (reaction: number): string => text(NAMES[reaction] ?? NAMES[0]);
