/** Reactions that a person can show; frames name them by their place. */
export const REACTIONS = ['👍', '❤️', '😂', '👏', '🎉'] as const;
/** More in a row are dropped: applause, not a hail. */
export const REACTION_RATE = { attempts: 10, windowMs: 5_000 };
