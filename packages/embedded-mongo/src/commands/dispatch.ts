import { Binary } from 'bson';
import { asNumber, isDoc, type Doc } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import { runCommand, type Answer } from '../sessions/runCommand.ts';
import { steadyNow } from '../steadyNow.ts';
import { refuseOptions, type Context, type Handler, type Server } from './context.ts';
import { aggregate } from './aggregate.ts';
import { buildInfo, listDatabases, ok, serverStatus } from './diagnostics.ts';
import { bulkWrite } from './bulkWrite.ts';
import { errorReply } from './errorReply.ts';
import { refuseUnknownFields } from './fields.ts';
import { count, distinct, find, getMore, killCursors } from './reading.ts';
import { create, createIndexes, drop, dropDatabase, dropIndexes, listCollections, listIndexes } from './schema.ts';
import { Pace } from '../steps.ts';
import { deleteCommand, findAndModify, insert, update } from './writing.ts';

const endSessions: Handler = ({ command, server }) => {
  for (const session of Array.isArray(command.endSessions) ? command.endSessions : []) {
    if (isDoc(session) && session.id instanceof Binary) server.sessions.end(session.id.toString('hex'));
  }
  return { ok: 1 };
};

const killAllSessions: Handler = ({ server }) => {
  server.sessions.endAll();
  return { ok: 1 };
};

/** Refuses commands that end a transaction when there is none. */
const noTransaction: Handler = ({ name }) => {
  throw new MongoError('InvalidOptions', `${name} must be run within a transaction`);
};

// prettier-ignore
const HANDLERS = new Map<string, Handler>(
  Object.entries({
    abortTransaction: noTransaction, aggregate, buildInfo, buildinfo: buildInfo, bulkWrite, commitTransaction: noTransaction,
    count, create, createIndexes, delete: deleteCommand, distinct, drop, dropDatabase, dropIndexes, endSessions, find,
    findAndModify, findandmodify: findAndModify, getMore, insert, killAllSessions, killCursors, listCollections, listDatabases,
    listIndexes, ping: ok, refreshSessions: ok, serverStatus, startSession: ok, update,
  }),
);

const KNOWN_ELSEWHERE = new Set(
  'explain collMod renameCollection dbStats collStats hostInfo connectionStatus mapReduce createUser dropUser updateUser usersInfo grantRolesToUser revokeRolesFromUser createRole dropRole rolesInfo enableSharding shardCollection addShard listShards moveChunk replSetGetStatus replSetInitiate replSetReconfig replSetStepDown createSearchIndexes dropSearchIndex updateSearchIndex listSearchIndexes saslStart saslContinue authenticate currentOp killOp compact reIndex validate top profile getLog fsync shutdown setParameter getParameter convertToCapped cloneCollectionAsCapped planCacheClear setIndexCommitQuorum'.split(
    ' ',
  ),
);

/** Runs one command and returns its reply. Refusals become replies; unexpected errors are thrown. */
export async function dispatch(server: Server, command: Doc, session: string): Promise<Answer> {
  const name = Object.keys(command)[0] ?? '';
  try {
    const handler = HANDLERS.get(name);
    if (!handler) {
      if (KNOWN_ELSEWHERE.has(name)) throw unsupported(`the command ${name}`);
      throw new MongoError('CommandNotFound', `no such command: '${name}'`);
    }
    refuseUnknownFields(command, name === 'findandmodify' ? 'findAndModify' : name);
    refuseOptions(command);
    const context = getContext(server, name, command, session);
    try {
      return await runCommand(context, handler);
    } finally {
      for (const meter of context.meters) server.onQuery?.(meter.report());
    }
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    return { reply: errorReply(error), epoch: server.store.epoch };
  }
}

export function getContext(server: Server, name: string, command: Doc, session: string): Context {
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
    deadline: maxTimeMS > 0 && name !== 'getMore' ? { at: steadyNow() + maxTimeMS } : {},
    pace: new Pace(),
    meters: [],
    session,
  };
}
