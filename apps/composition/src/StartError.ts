/** Why the product can't start, in words for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}
