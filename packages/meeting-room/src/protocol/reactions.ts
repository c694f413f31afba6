/** Reactions that a person can show; messages refer to them by index. */
export const REACTIONS = ['👍', '❤️', '😂', '👏', '🎉'] as const;
/** Reactions above this rate are dropped; it allows applause and prevents a flood. */
export const REACTION_RATE = { attempts: 10, windowMs: 5_000 };
