/** `mfe-chat/0000000012`: in the order of the revisions. */
export const channelId = (remote: string, revision: number) => `${remote}/${String(revision).padStart(10, '0')}`;

/** The entries of one remote: `0` follows `/`. */
export const getEntries = (remote: string) => ({ _id: { $gt: `${remote}/`, $lt: `${remote}0` } });

/** Returns the id under which a release is stored. */
export const releaseDocumentId = (remote: string, releaseId: string): string => `${remote}/${releaseId}`;
