import type { Context, Handler } from '../commands/context.ts';
import type { Progress } from './Progress.ts';
import { finish, isSteps, NO_REST, runInSlices, waitFor, type Slices, type Steps } from '../steps.ts';
import { encodeBody } from '../wire/messages.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { TooSlow } from '../query/execute.ts';
import { Blocked } from '../storage/locks.ts';
import { steadyNow } from '../steadyNow.ts';

/** Commands that MongoDB allows inside a transaction. */
const ALLOWED = new Set(
  'abortTransaction aggregate bulkWrite commitTransaction create createIndexes delete distinct find findAndModify findandmodify getMore insert killCursors update'.split(
    ' ',
  ),
);

export type Reply = Doc | Buffer;
/** A reply, with the store's epoch in which its command ran. */
export interface Answer {
  reply: Reply;
  epoch: number;
}

/** Runs a command as its session requires: in a transaction, as a retryable write, or directly. */
export async function runCommand(context: Context, handler: Handler): Promise<Answer> {
  const { command, session, server, store } = context;
  if (command.autocommit === false) return { reply: runInTransaction(context, handler), epoch: store.epoch };
  if (command.startTransaction !== undefined)
    throw new MongoError('InvalidOptions', "'startTransaction' needs 'autocommit' to be false");
  if (command.txnNumber === undefined) return runBeside(context, handler);
  if (command.lsid === undefined)
    throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  for (let ended = server.sessions.whenIdle(session); ended; ended = server.sessions.whenIdle(session)) await ended;
  if (hasManyStatements(command)) {
    const work = runInSlices(runRetryable(context, handler), toSlices(context));
    server.sessions.enter(session, work);
    return work;
  }
  return runWaiting(context, () => finish(runRetryable({ ...context, pace: NO_REST }, handler)).reply);
}

/** Returns whether a retryable write may take long. A statement for many documents is not retryable, as in MongoDB. */
function hasManyStatements({ documents, updates, deletes, ops }: Doc): boolean {
  const statements = documents ?? updates ?? deletes ?? ops;
  if (!Array.isArray(statements) || statements.length < 2) return false;
  return !statements.some(
    (statement) => isDoc(statement) && (isTruthy(statement.multi) || asNumber(statement.limit) === 0),
  );
}

/**
 * Runs a retryable write. If it ran in part before, it continues; if it ran completely, its stored reply is returned.
 */
function* runRetryable(context: Context, handler: Handler): Steps<Answer> {
  const { command, name, session, server, store } = context;
  const { reply: before, progress } = server.sessions.findBefore(session, name, command);
  if (before) return { reply: before, epoch: store.epoch };
  const save = (reached: Progress): void => server.sessions.saveProgress(session, command, reached);
  const work = handler({ ...context, retry: { before: progress, save } });
  const body = encodeBody(isSteps(work) ? yield* work : work);
  store.saveReply(session, Number(command.txnNumber), body);
  return { reply: body, epoch: store.epoch };
}

/** Reads that may start again on a snapshot if they turn out to be slow. */
const READS = new Set(['aggregate', 'count', 'distinct', 'find']);
const SLOW_MS = 20;

/**
 * Runs a read in this thread. If it takes too long for others, the thread for slow reads continues, also with the
 * cursors that it opens there.
 */
async function runBeside(context: Context, handler: Handler): Promise<Answer> {
  const { command, name, server, store, deadline } = context;
  const { slowReads } = server;
  const goOn = async (): Promise<Answer> => ({ reply: await slowReads!.run(context), epoch: store.epoch });
  const wanted = name === 'getMore' ? [command.getMore] : name === 'killCursors' ? (command.cursors as Value[]) : [];
  const isElsewhere = wanted.length > 0 && !wanted.some((id) => server.cursors.has(BigInt(id as bigint)));
  if (slowReads?.isRunning && isElsewhere) return goOn();
  if (slowReads && READS.has(name)) deadline.handOverAt = steadyNow() + SLOW_MS;
  try {
    return await (STEPPED.has(name)
      ? runStepped(context, handler)
      : runWaiting(context, () => finish(handler(context))));
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    // The other thread starts the query again, and reports it.
    context.meters.length = 0;
    return goOn();
  }
}

/** Writes of any number of documents. As in MongoDB, each document changes atomically, but the command does not. */
const STEPPED = new Set(['bulkWrite', 'createIndexes', 'delete', 'insert', 'update']);

/**
 * Runs a write that lets others run in between. At a document that a transaction holds, it waits for that transaction.
 */
const runStepped = (context: Context, handler: Handler): Promise<Answer> =>
  runInSlices(runSteps(context, handler), toSlices(context));

const toSlices = ({ store, pace, deadline }: Context): Slices => ({
  pace,
  store,
  wait: (holder) => waitFor(holder, deadline.at),
});

function* runSteps(context: Context, handler: Handler): Steps<Answer> {
  const work = handler(context);
  const reply = isSteps(work) ? yield* work : work;
  // Read in the slice that wrote last, so that a later rollback is noticed.
  return { reply, epoch: context.store.epoch };
}

/** Runs a command again whenever a blocking transaction has ended. Throws MaxTimeMSExpired if that takes too long. */
async function runWaiting(context: Context, run: () => Reply): Promise<Answer> {
  for (;;) {
    try {
      return { reply: context.store.attempt(run), epoch: context.store.epoch };
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
      await waitFor(error.holder, context.deadline.at);
    }
  }
}

function runInTransaction(context: Context, handler: Handler): Reply {
  const { command, name, session, server } = context;
  if (command.lsid === undefined || command.txnNumber === undefined)
    throw new MongoError('InvalidOptions', "'autocommit' needs a session and a transaction number");
  if (name === 'commitTransaction' || name === 'abortTransaction') {
    if (name === 'commitTransaction') server.sessions.commit(session, command);
    else server.sessions.abort(session, command);
    return { ok: 1 };
  }
  if (!ALLOWED.has(name))
    throw new MongoError('OperationNotSupportedInTransaction', `Cannot run '${name}' in a multi-document transaction.`);
  if (command.readConcern !== undefined && command.startTransaction !== true)
    throw new MongoError('InvalidOptions', 'Only the first command in a transaction may specify a readConcern');
  const transaction = server.sessions.getTransaction(session, command);
  try {
    const answer = finish(handler({ ...context, view: transaction, writer: transaction, pace: NO_REST }));
    if (answer.writeErrors !== undefined || answer.nErrors) server.sessions.abortAfterError(session);
    return answer;
  } catch (error) {
    // A missing cursor does not abort the transaction.
    if (!(error instanceof MongoError && error.codeName === 'CursorNotFound')) server.sessions.abortAfterError(session);
    throw error;
  }
}
