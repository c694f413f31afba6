import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Runs a mutation and gives its data. Throws what Apollo throws; expected refusals are part of the data. */
export async function mutate<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data } = await apollo.mutate<Data, OperationVariables>({ mutation, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The server answered without data.');
  return data;
}
