import type { CommandStartedEvent, Document, MongoClient } from 'mongodb';

export interface RecordedQuery {
  namespace: string;
  command: Document;
}

const EXPLAINED = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify']);
/** Fields that a driver adds to every command, and that explain does not accept. */
const ADDED = new Set([
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  '$clusterTime',
  '$readPreference',
  '$db',
]);

/**
 * Records every query that the client sends from now on. The client must have been created with `monitorCommands:
 * true`.
 */
export function recordQueries(client: MongoClient): { queries: RecordedQuery[]; stop(): void } {
  const queries: RecordedQuery[] = [];
  const note = ({ commandName, command, databaseName }: CommandStartedEvent): void => {
    if (commandName === 'bulkWrite') queries.push(...queriesOfBulkWrite(command));
    if (!EXPLAINED.has(commandName)) return;
    const kept = withoutMaps(
      Object.fromEntries(Object.entries(command).filter(([name]) => !ADDED.has(name))),
    ) as Document;
    for (const single of getStatements(commandName, kept))
      queries.push({ namespace: `${databaseName}.${command[commandName]}`, command: single });
  };
  client.on('commandStarted', note);
  return { queries, stop: () => void client.off('commandStarted', note) };
}

/** Returns its updates and deletions as the equivalent commands for one collection. */
function queriesOfBulkWrite({ ops, nsInfo }: Document): RecordedQuery[] {
  const namespaces = (nsInfo as { ns: string }[]).map(({ ns }) => ns);
  return (ops as Document[]).flatMap((operation) => {
    const namespace = namespaces[operation.update ?? operation.delete];
    if (namespace === undefined) return [];
    const collection = namespace.slice(namespace.indexOf('.') + 1);
    const { filter: q, updateMods: u, multi } = operation;
    const command =
      'update' in operation
        ? { update: collection, updates: [{ q, u, multi }] }
        : { delete: collection, deletes: [{ q, limit: multi ? 0 : 1 }] };
    return [{ namespace, command }];
  });
}

/** Returns one command for each statement, because explain takes one at a time. */
function getStatements(name: string, command: Document): Document[] {
  const field = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : undefined;
  return field ? (command[field] as Document[]).map((statement) => ({ ...command, [field]: [statement] })) : [command];
}

/** Converts maps, in which drivers keep a sort, because JSON would drop their content. */
function withoutMaps(value: unknown): unknown {
  if (value instanceof Map) return Object.fromEntries(value);
  if (Array.isArray(value)) return value.map(withoutMaps);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutMaps(inner)]));
}
