import type { Context, Handler } from '../commands/context.ts';
import { finish, isSteps, NO_REST, runInSlices, waitFor, type Steps } from '../steps.ts';
import { encodeBody } from '../wire/messages.ts';
import type { Doc, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { TooSlow } from '../query/execute.ts';
import { Blocked, type Holder } from '../storage/locks.ts';
import { steadyNow } from '../steadyNow.ts';

/** Commands that MongoDB runs inside a transaction; it refuses all others there. */
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

/** Runs a command as its session demands: in a transaction, as a retryable write, or plainly. */
export async function runCommand(context: Context, handler: Handler): Promise<Answer> {
  const { command, name, session, server, store } = context;
  if (command.autocommit === false) return { reply: runInTransaction(context, handler), epoch: store.epoch };
  if (command.startTransaction !== undefined)
    throw new MongoError('InvalidOptions', "'startTransaction' needs 'autocommit' to be false");
  if (command.txnNumber === undefined) return runBeside(context, handler);
  if (command.lsid === undefined)
    throw new MongoError('InvalidOptions', 'Transaction number requires a session ID to also be specified');
  return runWaiting(context, () => {
    const before = server.sessions.replyBefore(session, name, command);
    if (before) return before;
    const body = encodeBody(finish(handler({ ...context, pace: NO_REST })));
    context.store.saveReply(session, Number(command.txnNumber), body);
    return body;
  });
}

/** Reads that may begin again on a snapshot when they turn out to be slow. */
const READS = new Set(['aggregate', 'count', 'distinct', 'find']);
const SLOW_MS = 20;

/** A read that takes longer than others should wait for goes on elsewhere, and so do the cursors it opens there. */
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
    // The other thread reports the query, which begins again there.
    context.meters.length = 0;
    return goOn();
  }
}

/** Writes of any number of documents. As in MongoDB, each document changes as one, and the command does not. */
const STEPPED = new Set(['bulkWrite', 'createIndexes', 'delete', 'update']);

/** Lets others run in between. At a document that a transaction holds, it waits for that transaction. */
async function runStepped(context: Context, handler: Handler): Promise<Answer> {
  const { store, pace, deadline } = context;
  const wait = (holder: Holder): Promise<void> => waitFor(holder, deadline.at);
  return runInSlices(runSteps(context, handler), { pace, store, wait });
}

function* runSteps(context: Context, handler: Handler): Steps<Answer> {
  const work = handler(context);
  const reply = isSteps(work) ? yield* work : work;
  // Read in the slice that wrote last: a later rollback must be noticed.
  return { reply, epoch: context.store.epoch };
}

/** Runs again whenever a transaction that was in the way has ended. Throws MaxTimeMSExpired when that takes too long. */
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
    // A cursor that is gone leaves the transaction as it was.
    if (!(error instanceof MongoError && error.codeName === 'CursorNotFound')) server.sessions.abortAfterError(session);
    throw error;
  }
}
