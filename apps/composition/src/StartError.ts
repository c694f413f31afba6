/** Error that prevents the product's start, with a message for the operator. */
export class StartError extends Error {
  override name = 'StartError';
}
