import semver from 'semver';
import type { ServiceAbout } from './ServiceAbout.ts';

/**
 * Returns undefined if the service's contract is within the range that the caller supports, otherwise a readable
 * reason.
 */
export function validateContract(
  about: Omit<ServiceAbout, 'graphqlHash'>,
  range: string,
  caller: string,
): string | undefined {
  const { name, version, contract } = about;
  if (!semver.validRange(range)) return `${caller} names no range of versions for ${contract.name}: ${range}.`;
  if (semver.satisfies(contract.version, range)) return undefined;
  return `${name} ${version} offers ${contract.name} ${contract.version}; ${caller} speaks ${range}.`;
}
