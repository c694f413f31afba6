/**
 * Version of the contract between shell and remotes: the members of a remote's definition and the interface that the
 * shell provides. Version 1 was never released.
 */
export const REMOTE_CONTRACT = 2;

/**
 * Versions that this shell supports. Shell and remotes are released independently. When the version increases, the
 * previous one stays in this list until every remote has a release of the new one.
 */
export const REMOTE_CONTRACTS: readonly number[] = [REMOTE_CONTRACT];
