/** File with the GraphQL documents of a release, by hash. */
export const OPERATIONS_FILE = 'operations.json';
