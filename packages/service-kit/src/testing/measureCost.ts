import { recordQueries } from '@meet/embedded-mongo/testing';
import type { Connection, mongo } from 'mongoose';

/** The work of the database for some work of services. It depends on no clock. */
export interface Cost {
  /** Commands that the services sent. */
  readonly commands: number;
  /** Documents that the engine reads for their queries. */
  readonly read: number;
}

/**
 * Counts commands, and asks the engine to explain each query once the work is done. The connection must have been opened
 * with `monitorCommands: true`.
 */
export async function measureCost(
  connection: Connection,
  getCommands: (work: () => Promise<unknown>) => Promise<string[]>,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const client = connection.getClient();
  const { queries, stop } = recordQueries(client);
  const { length: commands } = await getCommands(work);
  stop();
  let read = 0;
  for (const { namespace, command } of queries) {
    const database = client.db(namespace.slice(0, namespace.indexOf('.')));
    const { executionStats }: mongo.Document = await database.command({ explain: command });
    read += executionStats.totalDocsExamined;
  }
  return { commands, read };
}
