import { recordQueries } from '@meet/embedded-mongo/testing';
import type { Connection, mongo } from 'mongoose';

/** Database work that the services' work caused. It depends on no clock. */
export interface Cost {
  /** Commands that the services sent, without further batches of cursors, because engines end a batch by the clock. */
  readonly commands: number;
  /** Documents that the engine reads for their queries. */
  readonly read: number;
}

const FURTHER_BATCH = 'getMore ';

/**
 * Counts commands, and makes the engine explain each query once the work is done. The connection must have been opened
 * with `monitorCommands: true`.
 */
export async function measureCost(
  connection: Connection,
  getCommands: (work: () => Promise<unknown>) => Promise<string[]>,
  work: () => Promise<unknown>,
): Promise<Cost> {
  const client = connection.getClient();
  const { queries, stop } = recordQueries(client);
  const sent = await getCommands(work);
  stop();
  let read = 0;
  for (const { namespace, command } of queries) {
    const database = client.db(namespace.slice(0, namespace.indexOf('.')));
    const { executionStats }: mongo.Document = await database.command({ explain: command });
    read += executionStats.totalDocsExamined;
  }
  return { commands: sent.filter((command) => !command.startsWith(FURTHER_BATCH)).length, read };
}
