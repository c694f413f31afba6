/** Reason why nothing was moved, readable for the operator. */
export class MoveError extends Error {}
