import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CallFailure } from '@meet/contracts/client';

interface Failed {
  readonly __typename: 'Failure';
  readonly code: string;
  readonly message: string;
  readonly fields: readonly { readonly path: string; readonly key: string; readonly message: string }[];
}

type PayloadOf<Data> = Exclude<Data[keyof Omit<Data, '__typename'>], { readonly __typename: 'Failure' }>;

/** Runs a mutation and answers its payload. Throws CallFailure with the server's words when it is refused. */
export async function mutate<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  input: Variables['input'],
): Promise<PayloadOf<Data>> {
  const { data } = await apollo.mutate<Data, OperationVariables>({
    mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
    variables: { input },
    fetchPolicy: 'no-cache',
  });
  const { __typename: _operation, ...payloads } = data as Record<string, unknown>;
  const payload = Object.values(payloads)[0] as PayloadOf<Data> | Failed;
  if (isFailure(payload)) {
    throw new CallFailure(200, { code: payload.code, message: payload.message, errors: payload.fields });
  }
  return payload;
}

function isFailure(payload: unknown): payload is Failed {
  return (payload as { __typename?: string }).__typename === 'Failure';
}
