/** Returns an id such as `mfe-chat/0000000012`, which sorts by revision. */
export const channelId = (remote: string, revision: number) => `${remote}/${String(revision).padStart(10, '0')}`;

/** Returns a filter for the entries of one remote; in ASCII, `0` follows `/`. */
export const getEntries = (remote: string) => ({ _id: { $gt: `${remote}/`, $lt: `${remote}0` } });

/** Returns the id under which a release is stored. */
export const releaseDocumentId = (remote: string, releaseId: string): string => `${remote}/${releaseId}`;
