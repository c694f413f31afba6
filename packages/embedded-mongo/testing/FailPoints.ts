import { setTimeout as sleep } from 'node:timers/promises';
import { decode } from '../src/bson/decode.ts';
import { asNumber, isDoc, type Doc, type Value } from '../src/bson/values.ts';
import type { Answer } from '../src/sessions/runCommand.ts';
import { Pace, SLICE_MS } from '../src/steps.ts';
import type { Store } from '../src/storage/store.ts';
import { encodeBody } from '../src/wire/messages.ts';
import type { Request } from '../src/wire/serve.ts';

interface FailPoint {
  skip: number;
  left: number;
  data: Doc;
}
/** Effect of a fail point on one command. */
interface Failure {
  closesConnection?: boolean;
  /** The command runs and is stored before the connection closes. */
  runsFirst?: boolean;
  blockMs?: number;
  reply?: Doc;
  writeConcernError?: Value;
  errorLabels?: Value;
}

const RETRYABLE_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT_CODES = new Set([24, 112, 246, 251, 267]);
const NAMES: Record<number, string> = { 11600: 'InterruptedAtShutdown', 11601: 'Interrupted', 50: 'MaxTimeMSExpired' };

/**
 * MongoDB's fail points, by which drivers' specification tests make a server fail, and two of our own. `diskFull` stops
 * the growth of the file, so that SQLite fails as on a full disk. `shortSlices` makes work in slices rest at every
 * step.
 */
export class FailPoints {
  readonly #points = new Map<string, FailPoint>();
  /** Application name of each connection's client. */
  readonly #appNames = new Map<number, string>();

  /** Runs the command, or applies a fail point to it; undefined closes the connection. */
  async around(request: Request, run: () => Promise<Answer>): Promise<Answer | undefined> {
    const { server, command, connectionId } = request;
    const { store } = server;
    const [name = ''] = Object.keys(command);
    if (name === 'configureFailPoint') return { reply: this.#configure(command, store), epoch: store.epoch };
    const { client } = command;
    if (isDoc(client) && isDoc(client.application)) this.#appNames.set(connectionId, String(client.application.name));
    const failure = this.#findFailure(name, request);
    if (!failure) return run();
    if (failure.blockMs) await sleep(failure.blockMs);
    if (failure.closesConnection && !failure.runsFirst) return undefined;
    if (failure.reply) return { reply: failure.reply, epoch: store.epoch };
    const answer = await run();
    if (failure.closesConnection) return void store.commit();
    const { writeConcernError, errorLabels } = failure;
    if (writeConcernError === undefined) return answer;
    const labelled = errorLabels === undefined ? {} : { errorLabels };
    return { ...answer, reply: { ...decode(encodeBody(answer.reply)), writeConcernError, ...labelled } };
  }

  #configure(command: Doc, store: Store): Doc {
    const name = String(command.configureFailPoint);
    const mode = isDoc(command.mode) ? command.mode : {};
    if (name === 'diskFull') setFull(store, command.mode !== 'off');
    else if (name === 'shortSlices') Pace.sliceMs = command.mode === 'off' ? SLICE_MS : 0;
    else if (!['failCommand', 'onPrimaryTransactionalWrite'].includes(name))
      return { ok: 0, code: 115, codeName: 'CommandNotSupported', errmsg: `there is no fail point ${name}` };
    else if (command.mode === 'off') this.#points.delete(name);
    else
      this.#points.set(name, {
        skip: asNumber(mode.skip ?? 0),
        left: asNumber(mode.times ?? Infinity),
        data: isDoc(command.data) ? command.data : {},
      });
    return { ok: 1 };
  }

  #findFailure(name: string, { server, command, session, connectionId }: Request): Failure | undefined {
    const failure = this.#failCommand(name, command, this.#appNames.get(connectionId) ?? '');
    if (failure || command.txnNumber === undefined) return failure;
    const isAnswered = server.store.readReply(session)?.number === asNumber(command.txnNumber);
    return isAnswered ? undefined : this.#failTransactionalWrite(command);
  }

  #failCommand(name: string, command: Doc, appName: string): Failure | undefined {
    const point = this.#points.get('failCommand');
    if (!point || point.left <= 0 || !(point.data.failCommands as Value[]).includes(name)) return undefined;
    if (point.data.appName !== undefined && point.data.appName !== appName) return undefined;
    point.left--;
    const { closeConnection, errorCode, blockConnection, blockTimeMS, writeConcernError, errorLabels } = point.data;
    const code = asNumber(errorCode ?? (isDoc(writeConcernError) ? writeConcernError.code : undefined));
    const labels = errorLabels === undefined ? getLabels(code, command, name, errorCode === undefined) : errorLabels;
    const labelled = labels === undefined ? {} : { errorLabels: labels };
    return {
      closesConnection: closeConnection === true,
      blockMs: blockConnection === true ? asNumber(blockTimeMS) : 0,
      ...(errorCode !== undefined && {
        reply: {
          ok: 0,
          code,
          errmsg: `Failing command via 'failCommand' failpoint`,
          codeName: NAMES[code] ?? 'Failed',
          ...labelled,
        },
      }),
      ...(writeConcernError !== undefined && { writeConcernError, ...labelled }),
    };
  }

  /**
   * Makes a retryable write fail: only its reply is lost, or the whole write. Statements count towards the fail point.
   */
  #failTransactionalWrite({ txnNumber, autocommit, documents, updates, deletes }: Doc): Failure | undefined {
    const point = this.#points.get('onPrimaryTransactionalWrite');
    if (!point || txnNumber === undefined || autocommit === false) return undefined;
    const statements = ((documents ?? updates ?? deletes ?? [0]) as Value[]).length;
    if (point.skip >= statements) return void (point.skip -= statements);
    point.skip = 0;
    if (point.left <= 0) return undefined;
    point.left--;
    return { closesConnection: true, runsFirst: point.data.failBeforeCommitExceptionCode === undefined };
  }
}

function setFull({ sqlite }: Store, isFull: boolean): void {
  const limit = isFull ? 'PRAGMA page_count' : 'SELECT 4294967294';
  const [pages] = Object.values(sqlite.prepare(limit).get()!);
  sqlite.exec(`PRAGMA max_page_count = ${String(pages)}`);
}

function getLabels(code: number, { txnNumber, autocommit }: Doc, name: string, isWriteConcernError: boolean): Value {
  const isCommit = name === 'commitTransaction';
  if (
    autocommit === false &&
    !isWriteConcernError &&
    (TRANSIENT_CODES.has(code) || (!isCommit && name !== 'abortTransaction' && RETRYABLE_CODES.has(code)))
  ) {
    return ['TransientTransactionError'];
  }
  const isRetryable = autocommit === false ? isCommit || name === 'abortTransaction' : txnNumber !== undefined;
  return isRetryable && RETRYABLE_CODES.has(code) ? ['RetryableWriteError'] : undefined;
}
