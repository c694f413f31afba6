/** What the server refused, in its own words and the person's language. */
export class Refusal extends Error {
  readonly code: string;

  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

interface Failure {
  readonly __typename: 'Failure';
  readonly code: string;
  readonly message: string;
}

/** A mutation's success, or a Refusal thrown. */
export function successOf<Result extends { readonly __typename: string }>(
  result: Result | undefined,
): Exclude<Result, { readonly __typename: 'Failure' }> {
  if (!result) throw new Error('The server answered without a result.');
  if (result.__typename === 'Failure') throw new Refusal(result as unknown as Failure);
  return result as Exclude<Result, { readonly __typename: 'Failure' }>;
}
