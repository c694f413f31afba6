import type { Requirement } from './types.ts';

const VERSION = [8, 0, 0];

const compare = (text: string): number => {
  const wanted = text.split('.').map(Number);
  const at = VERSION.findIndex((part, index) => part !== (wanted[index] ?? 0));
  return at < 0 ? 0 : VERSION[at]! - (wanted[at] ?? 0);
};

/** Returns whether a replica set of the version that the embedded database reports meets one of the requirements. */
export const isMet = (requirements: Requirement[] | undefined): boolean =>
  !requirements ||
  requirements.some(
    ({ minServerVersion, maxServerVersion, topologies, auth, serverless, csfle, serverParameters }) =>
      (!minServerVersion || compare(minServerVersion) >= 0) &&
      (!maxServerVersion || compare(maxServerVersion) <= 0 || maxServerVersion.startsWith('8.0')) &&
      (!topologies || topologies.includes('replicaset')) &&
      auth !== true &&
      serverless !== 'require' &&
      csfle === undefined &&
      Object.keys(serverParameters ?? {}).length === 0,
  );
