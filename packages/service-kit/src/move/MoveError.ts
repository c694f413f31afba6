/** Why nothing was moved, in words for who runs it. */
export class MoveError extends Error {}
