/** Writes Unix milliseconds as ISO 8601, in UTC. */
export const toIsoTime = (timestamp: number): string => new Date(timestamp).toISOString();
