/**
 * The version of what shell and remotes promise each other: what a remote's definition holds, and what the shell gives it.
 * 1: Apollo Client was there from the start. 2: it comes by `loadApollo`, where it is used.
 */
export const REMOTE_CONTRACT = 2;

/** The versions that a shell of today keeps its promises to. */
export const REMOTE_CONTRACTS: readonly number[] = [1, REMOTE_CONTRACT];
