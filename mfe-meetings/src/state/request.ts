import type { TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, type OperationVariables } from '@apollo/client';
import { CallFailure } from '@meet/contracts/client';
import type { HostApi } from '@meet/remote-kit';

type Client = Pick<HostApi, 'apollo'>;
type Refusal = { readonly __typename: 'Failure'; readonly code: string; readonly message: string };
type ResultOf<Data> = Exclude<Data[keyof Data & string], string | null | undefined>;
type SuccessOf<Data> = Exclude<ResultOf<Data>, { readonly __typename: 'Failure' }>;

/** Sends a mutation whose one field answers with a result or a Failure. Throws CallFailure for the latter and for a dead network. */
export async function mutate<Data extends object, Variables extends OperationVariables>(
  { apollo }: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<SuccessOf<Data>> {
  const { data } = await apollo
    .mutate({ mutation: document as never, variables: variables as never })
    .catch((error: unknown) => {
      throw asCallFailure(error);
    });
  const result = Object.values((data ?? {}) as object).find((value) => typeof value === 'object') as ResultOf<Data>;
  if (isRefusal(result)) throw new CallFailure(200, result);
  return result as SuccessOf<Data>;
}

/**
 * Reads from the network, not from the cache; the cache holds it afterwards. Throws CallFailure. With a signal the answer
 * is never that to the same question asked earlier, which may lack what happened since.
 */
export async function fetchFresh<Data, Variables extends OperationVariables>(
  { apollo }: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const { data } = await apollo
    .query({
      query: document as never,
      variables: variables as never,
      fetchPolicy: 'network-only',
      ...(signal && { context: { queryDeduplication: false, fetchOptions: { signal } } }),
    })
    .catch((error: unknown) => {
      throw asCallFailure(error);
    });
  return data as Data;
}

/** A refusal in the words of the REST client, which the host knows how to say. */
export function asCallFailure(error: unknown): CallFailure {
  if (!CombinedGraphQLErrors.is(error)) return CallFailure.fromNetwork(error);
  const [first] = error.errors;
  return new CallFailure(200, {
    code: String(first?.extensions?.['code'] ?? 'INTERNAL'),
    message: first?.message ?? '',
  });
}

function isRefusal(result: unknown): result is Refusal {
  return (result as { __typename?: string } | undefined)?.__typename === 'Failure';
}
