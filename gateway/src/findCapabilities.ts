import type {
  Capabilities,
  FindsSessions,
  KeepsPresence,
  ListsChangedChannels,
  ListsChannels,
  ListsDocuments,
} from '@meet/contracts/capabilities';
import type { GraphqlPart } from '@meet/contracts/graphql';

/** Capabilities of all domains together, as the gateway uses them. */
export interface GatewayCapabilities {
  readonly listsChannels: readonly ListsChannels[];
  readonly listsChangedChannels: readonly ListsChangedChannels[];
  readonly findsSessions: FindsSessions;
  readonly keepsPresence: KeepsPresence;
  readonly listsDocuments: ListsDocuments;
}

/** Finds the capabilities among the parts. Throws unless exactly one domain has each of those that stand alone. */
export function findCapabilities(parts: readonly Pick<GraphqlPart, 'capabilities'>[]): GatewayCapabilities {
  const findAll = <Name extends keyof Capabilities>(name: Name) =>
    parts.flatMap(({ capabilities }) => capabilities?.[name] ?? []) as NonNullable<Capabilities[Name]>[];
  const findOne = <Name extends keyof Capabilities>(name: Name) => {
    const [found, another] = findAll(name);
    if (!found) throw new Error(`No domain has the capability ${name}.`);
    if (another) throw new Error(`Several domains have the capability ${name}.`);
    return found;
  };
  return {
    listsChannels: findAll('listsChannels'),
    listsChangedChannels: findAll('listsChangedChannels'),
    findsSessions: findOne('findsSessions'),
    keepsPresence: findOne('keepsPresence'),
    listsDocuments: findOne('listsDocuments'),
  };
}
