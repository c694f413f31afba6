/** GraphQL documents of a release, by their hashes. */
export const OPERATIONS_FILE = 'operations.json';
