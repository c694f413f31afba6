import type { DatabaseSync } from 'node:sqlite';
import { decode } from '../bson/decode.ts';
import { encode } from '../bson/encode.ts';
import { asNumber, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { Transaction } from '../storage/transaction.ts';
import type { Progress } from './Progress.ts';
import { steadyNow } from '../steadyNow.ts';

interface Session {
  number: number;
  state: 'open' | 'committed' | 'aborted';
  transaction?: Transaction;
  startedAt: number;
}

const TRANSACTION_LIFETIME_MS = 60_000;
const REPLY_LIFETIME_MS = 30 * 60_000;
/** Field of a stored reply of a write that ran in part. Real replies have no such field. */
const PROGRESS = '$progress';
const TRANSIENT = ['TransientTransactionError'];

/** Commands that a client may send again after a lost reply. They are answered without running twice. */
const RETRYABLE = new Set(['insert', 'update', 'delete', 'findAndModify', 'findandmodify', 'bulkWrite']);

/** Open transactions and the replies of retryable writes, by session. */
export class Sessions {
  readonly #store: Store;
  readonly #sessions = new Map<string, Session>();
  /** Retryable writes that run in slices, by session. */
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #idleConnections: DatabaseSync[] = [];
  readonly #openConnection: () => DatabaseSync;

  constructor(store: Store, openConnection: () => DatabaseSync) {
    this.#store = store;
    this.#openConnection = openConnection;
  }

  /**
   * Returns the stored reply if this command ran before, or its progress if it ran in part. Throws TransactionTooOld
   * for a command that is older than the latest one.
   */
  findBefore(session: string, name: string, command: Doc): { reply?: Buffer; progress?: Progress } {
    const number = asNumber(command.txnNumber);
    if (!RETRYABLE.has(name))
      throw new MongoError(
        'NotARetryableWriteCommand',
        `txnNumber may only be provided for multi-document transactions and retryable write commands. Command: ${name}`,
      );
    const known = this.#store.readReply(session);
    this.#checkAge(session, number, known?.number);
    const open = this.#sessions.get(session);
    if (open && open.number < number) this.#abort(open);
    if (known?.number !== number) return {};
    const { [PROGRESS]: progress } = known.reply.length > 0 ? decode(known.reply) : {};
    return progress === undefined ? { reply: known.reply } : { progress: progress as unknown as Progress };
  }

  saveProgress(session: string, command: Doc, progress: Progress): void {
    this.#store.saveReply(session, asNumber(command.txnNumber), encode({ [PROGRESS]: progress as unknown as Value }));
  }

  /** Makes further writes of the session wait until this one has ended. */
  enter(session: string, work: Promise<unknown>): void {
    const ended = work
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.#underWay.delete(session));
    this.#underWay.set(session, ended);
  }

  /** Resolves when the session's retryable write that runs in slices has ended. Undefined if there is none. */
  whenIdle(session: string): Promise<void> | undefined {
    return this.#underWay.get(session);
  }

  #checkAge(session: string, number: number, repliedTo = -1): void {
    const latest = Math.max(this.#sessions.get(session)?.number ?? -1, repliedTo);
    if (number < latest)
      throw new MongoError(
        'TransactionTooOld',
        `Cannot start transaction ${number} on session ${session} because a newer transaction ${latest} has already started.`,
      );
  }

  /** Returns the session's open transaction, or a new one if the command starts it. */
  getTransaction(session: string, command: Doc): Transaction {
    const number = asNumber(command.txnNumber);
    const current = this.#sessions.get(session);
    if (command.startTransaction === true) {
      const repliedTo = this.#store.readReply(session)?.number;
      this.#checkAge(session, number, repliedTo);
      if (current?.number === number && current.state === 'open')
        throw new MongoError('ConflictingOperationInProgress', 'a transaction with this number is in progress');
      if (current?.number === number || repliedTo === number) throw this.#gone(number, current);
      if (current) this.#abort(current);
      // A snapshot only sees committed data, so the writes of this turn are committed first.
      this.#store.commit();
      const transaction = new Transaction(this.#store, this.#takeConnection());
      this.#sessions.set(session, { number, state: 'open', transaction, startedAt: steadyNow() });
      return transaction;
    }
    if (current?.number !== number || !current.transaction) throw this.#gone(number, current);
    return current.transaction;
  }

  #gone(number: number, current: Session | undefined): MongoError {
    if (current?.number === number && current.state === 'committed') {
      return new MongoError('TransactionCommitted', `Transaction with { txnNumber: ${number} } has been committed.`);
    }
    const state = current?.number === number ? 'has been aborted' : 'is not known';
    return new MongoError('NoSuchTransaction', `Transaction with { txnNumber: ${number} } ${state}.`, {}, TRANSIENT);
  }

  commit(session: string, command: Doc): void {
    const number = asNumber(command.txnNumber);
    const current = this.#sessions.get(session);
    const isCommitted =
      current?.number === number ? current.state === 'committed' : this.#store.readReply(session)?.number === number;
    if (isCommitted) return;
    if (current?.number !== number || !current.transaction) throw this.#gone(number, current);
    const { transaction } = current;
    try {
      transaction.commit();
      if (transaction.hasWrites) this.#store.saveReply(session, number, Buffer.alloc(0));
      current.state = 'committed';
    } catch (error) {
      current.state = 'aborted';
      throw error;
    } finally {
      this.#release(current);
    }
  }

  abort(session: string, command: Doc): void {
    const number = asNumber(command.txnNumber);
    const current = this.#sessions.get(session);
    if (current?.number !== number || !current.transaction) throw this.#gone(number, current);
    this.#abort(current);
  }

  /** Ends a transaction after an error. Every further command of it gets an error too. */
  abortAfterError(session: string): void {
    const current = this.#sessions.get(session);
    if (current) this.#abort(current);
  }

  #abort(session: Session): void {
    if (!session.transaction) return;
    session.transaction.abort();
    session.state = 'aborted';
    this.#release(session);
  }

  #release(session: Session): void {
    if (session.transaction) this.#idleConnections.push(session.transaction.connection);
    delete session.transaction;
  }

  #takeConnection(): DatabaseSync {
    return this.#idleConnections.pop() ?? this.#openConnection();
  }

  /** Ends a session at its client's request. */
  end(session: string): void {
    const current = this.#sessions.get(session);
    if (current) this.#abort(current);
    this.#sessions.delete(session);
  }

  endAll(): void {
    for (const session of [...this.#sessions.keys()]) this.end(session);
  }

  /** Aborts expired transactions and deletes old replies. */
  sweep(): void {
    for (const [key, session] of this.#sessions) {
      const age = steadyNow() - session.startedAt;
      if (session.transaction && age > TRANSACTION_LIFETIME_MS) this.#abort(session);
      else if (!session.transaction && age > REPLY_LIFETIME_MS) this.#sessions.delete(key);
    }
    this.#store.forgetReplies(steadyNow() - REPLY_LIFETIME_MS);
  }

  close(): void {
    this.endAll();
    for (const connection of this.#idleConnections) connection.close();
  }
}
