import { asNumber, isDoc, type Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Context, Handler, Server } from './context.ts';
import { buildInfo, connectionStatus, dbStats, hostInfo, listDatabases, ok, serverStatus } from './diagnostics.ts';
import { aggregate, count, distinct, find, getMore, killCursors } from './reading.ts';
import {
  collMod,
  create,
  createIndexes,
  drop,
  dropDatabase,
  dropIndexes,
  listCollections,
  listIndexes,
  renameCollection,
} from './schema.ts';
import { deleteCommand, findAndModify, insert, update } from './writing.ts';

const HANDLERS = new Map<string, Handler>(
  Object.entries({
    aggregate, buildInfo, buildinfo: buildInfo, collMod, connectionStatus, count, create, createIndexes, dbStats, delete: deleteCommand,
    distinct, drop, dropDatabase, dropIndexes, endSessions: ok, find, findAndModify, findandmodify: findAndModify, getMore,
    hostInfo, insert, killCursors, listCollections, listDatabases, listIndexes, ping: ok, refreshSessions: ok,
    renameCollection, serverStatus, startSession: ok, update,
  }),
); // prettier-ignore

const KNOWN_ELSEWHERE = new Set(
  'mapReduce createUser dropUser updateUser usersInfo grantRolesToUser revokeRolesFromUser createRole dropRole rolesInfo enableSharding shardCollection addShard listShards moveChunk replSetGetStatus replSetInitiate replSetReconfig replSetStepDown createSearchIndexes dropSearchIndex updateSearchIndex listSearchIndexes saslStart saslContinue authenticate currentOp killOp compact reIndex validate top profile getLog fsync shutdown setParameter getParameter convertToCapped cloneCollectionAsCapped planCacheClear setIndexCommitQuorum'.split(
    ' ',
  ),
);

/** Runs one command to its reply. Errors become replies; only a defect throws. */
export async function dispatch(server: Server, command: Doc, session: string): Promise<Doc> {
  const name = Object.keys(command)[0] ?? '';
  try {
    const handler = HANDLERS.get(name);
    if (!handler) {
      if (KNOWN_ELSEWHERE.has(name))
        throw new MongoError(
          'CommandNotSupported',
          `command ${name} is not supported by the embedded database; use MongoDB for it`,
        );
      throw new MongoError('CommandNotFound', `no such command: '${name}'`);
    }
    return await handler(contextOf(server, name, command, session));
  } catch (error) {
    return errorReply(error);
  }
}

function contextOf(server: Server, name: string, command: Doc, session: string): Context {
  const maxTimeMS = command.maxTimeMS === undefined ? 0 : asNumber(command.maxTimeMS);
  if (!(maxTimeMS >= 0)) throw new MongoError('BadValue', 'maxTimeMS must be a number of at least 0');
  return {
    server,
    store: server.store,
    view: server.store,
    writer: server.store,
    name,
    command,
    db: typeof command.$db === 'string' ? command.$db : '',
    deadline: maxTimeMS > 0 && name !== 'getMore' ? { at: Date.now() + maxTimeMS } : {},
    session,
    attempt: async (run) => void (await run()),
    isFatal: () => false,
  };
}

export function errorReply(error: unknown): Doc {
  if (error instanceof MongoError) {
    return {
      ok: 0,
      errmsg: error.message,
      code: error.code,
      codeName: error.codeName,
      ...error.extra,
      ...(error.labels.length > 0 && { errorLabels: error.labels }),
    };
  }
  const isFull = isDoc(error) === false && /disk is full|database or disk/i.test(String((error as Error)?.message));
  if (isFull)
    return {
      ok: 0,
      errmsg: 'the disk is full: nothing of this write was stored',
      code: 14031,
      codeName: 'OutOfDiskSpace',
    };
  return { ok: 0, errmsg: `internal error: ${(error as Error).message}`, code: 1, codeName: 'InternalError' };
}
