import { getHealth } from '@meet/releases-contract';
import { hashGraphqlPart, type ServiceAbout, type ServiceEntry } from '@meet/service-kit';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { graphqlParts } from '../graphqlParts.ts';
import type { ServiceName } from '../services.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Returns the description of a service whose code is in this tree. */
export function aboutService(name: ServiceName): ServiceAbout {
  return { ...getVersions(name), graphqlHash: hashGraphqlPart(getPart(name)) };
}

/** Returns the part of the description that is cheap to compute. */
export function getVersions(name: ServiceName): Omit<ServiceAbout, 'graphqlHash'> {
  const own = readPackage(`services/${name}`);
  const contract = readPackage(`contracts/${name}`);
  return {
    name,
    version: own.version,
    contract: { name: contract.name, version: contract.version },
  };
}

/** Returns the part of a service in the GraphQL schema, with its contract's calls. */
function getPart(name: ServiceName) {
  return graphqlParts.find(({ calls }) => calls.some(({ service }) => service === name))!;
}

/** Calls of a service's contract that the gateway answers. */
const ANSWERED_BY_GATEWAY: ReadonlySet<string> = new Set([getHealth.name]);

/** Returns all calls that the service answers. */
export function callsOfService(name: ServiceName) {
  return getPart(name).calls.filter((call) => call.service === name && !ANSWERED_BY_GATEWAY.has(call.name));
}

/** Returns the range of versions of a service's contract that this composition supports. */
export function getRange(name: ServiceName): string {
  return readPackage('apps/composition').dependencies[`@meet/${name}-contract`]!;
}

/** Returns the directory entry of a service in other processes. */
export function toEntry(name: ServiceName, addresses: readonly string[]): ServiceEntry {
  return { name, addresses, range: getRange(name), graphqlHash: aboutService(name).graphqlHash };
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Package;
}
