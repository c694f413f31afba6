import type { CommandStartedEvent, Document, MongoClient } from 'mongodb';

export interface RecordedQuery {
  namespace: string;
  command: Document;
}

const EXPLAINED = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'findAndModify']);
/** What a driver adds to every command, and explain does not take. */
const ADDED = new Set([
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  '$clusterTime',
  '$readPreference',
  '$db',
]);

/** Notes every query that the client sends from now on. The client must have been made with `monitorCommands: true`. */
export function recordQueries(client: MongoClient): { queries: RecordedQuery[]; stop(): void } {
  const queries: RecordedQuery[] = [];
  const note = ({ commandName, command, databaseName }: CommandStartedEvent): void => {
    if (commandName === 'bulkWrite') queries.push(...queriesOfBulkWrite(command));
    if (!EXPLAINED.has(commandName)) return;
    const kept = Object.fromEntries(Object.entries(command).filter(([name]) => !ADDED.has(name)));
    for (const single of statementsOf(commandName, kept))
      queries.push({ namespace: `${databaseName}.${command[commandName]}`, command: single });
  };
  client.on('commandStarted', note);
  return { queries, stop: () => void client.off('commandStarted', note) };
}

/** Its updates and deletions, as the commands that do the same to one collection. */
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

/** One command for each statement, for explain takes one at a time. */
function statementsOf(name: string, command: Document): Document[] {
  const field = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : undefined;
  return field ? (command[field] as Document[]).map((statement) => ({ ...command, [field]: [statement] })) : [command];
}

/** Those of the queries that read a whole collection, as the server's own explain says. Listing everything unsorted is none. */
export async function findScans(client: MongoClient, queries: readonly RecordedQuery[]): Promise<string[]> {
  const scans = new Set<string>();
  for (const { namespace, command } of queries) {
    if (isPlainListing(command)) continue;
    const plan = await client
      .db(namespace.slice(0, namespace.indexOf('.')))
      .command({ explain: command, verbosity: 'queryPlanner' });
    if (hasScan(plan)) scans.add(`${namespace} ${JSON.stringify(command)}`);
  }
  return [...scans];
}

function isPlainListing(command: Document): boolean {
  const [first] = (command.updates ?? command.deletes ?? []) as Document[];
  const filter = (command.filter ?? command.query ?? first?.q ?? command.pipeline?.[0]?.$match ?? {}) as Document;
  return (
    Object.keys(filter).length === 0 && !command.sort && !command.pipeline?.some((stage: Document) => '$sort' in stage)
  );
}

function hasScan(plan: unknown): boolean {
  if (typeof plan !== 'object' || plan === null) return false;
  if ((plan as Document).stage === 'COLLSCAN') return true;
  return Object.entries(plan).some(([name, inner]) => name !== 'rejectedPlans' && name !== 'command' && hasScan(inner));
}
