/**
 * The version of what shell and remotes promise each other: what a remote's definition holds, and what the shell gives it.
 * Number 1 was never released.
 */
export const REMOTE_CONTRACT = 2;

/**
 * The versions that this shell runs. Shell and remotes ship independently: when the version grows, the one before it
 * stays in this list until every remote has a release of the new one.
 */
export const REMOTE_CONTRACTS: readonly number[] = [REMOTE_CONTRACT];
