import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { decodeCommand, asBuffer } from '../bson/decode.ts';
import type { Server } from '../commands/context.ts';
import { Cursors } from '../commands/cursors.ts';
import { dispatch } from '../commands/dispatch.ts';
import { errorReply } from '../commands/errorReply.ts';
import { collectWhenIdle } from '../memory/collectWhenIdle.ts';
import { Sessions } from '../sessions/sessions.ts';
import { connect, fileIn, SNAPSHOT_CACHE_KB } from '../storage/openDatabase.ts';
import { Store } from '../storage/store.ts';
import { encodeBody } from '../wire/messages.ts';
import type { QueryReport } from '../query/QueryMeter.ts';
import type { SlowReply, SlowRequest, SlowWorkerData } from './SlowReads.ts';

const port = parentPort!;
// On Linux a thread has its own priority. On other systems this would change the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { dataDir, isReporting } = workerData as SlowWorkerData;
const sqlite = connect(fileIn(dataDir), SNAPSHOT_CACHE_KB);
sqlite.exec('PRAGMA query_only = ON');
const cursors = new Cursors();
collectWhenIdle();

port.on('message', async ({ id, command, session }: SlowRequest) => {
  cursors.expire();
  const reports: QueryReport[] = [];
  const reply = await run(asBuffer(command), session, isReporting ? (report) => void reports.push(report) : undefined);
  port.postMessage({ id, reply, reports } satisfies SlowReply);
});

/** Runs a command in a snapshot, which holds the catalogue and the documents as committed when it began. */
async function run(command: Buffer, session: string, onQuery: Server['onQuery']): Promise<Buffer> {
  sqlite.exec('BEGIN');
  try {
    const store = new Store(sqlite);
    const sessions = new Sessions(store, () => sqlite);
    const server: Server = { store, cursors, sessions, address: '', onQuery };
    const { reply } = await dispatch(server, decodeCommand(command), session);
    return encodeBody(reply);
  } catch (error) {
    return encodeBody(errorReply(error));
  } finally {
    sqlite.exec('COMMIT');
  }
}
