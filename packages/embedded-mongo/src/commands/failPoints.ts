import { asNumber, isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

interface FailPoint {
  skip: number;
  left: number;
  data: Doc;
}
/** What a fail point does to one command. */
export interface Failure {
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

/** MongoDB's fail points, by which drivers' specification tests make a server fail. For tests only. */
export class FailPoints {
  readonly #points = new Map<string, FailPoint>();

  configure(command: Doc): Doc {
    const name = String(command.configureFailPoint);
    if (!['failCommand', 'onPrimaryTransactionalWrite'].includes(name))
      throw new MongoError('CommandNotSupported', `fail point ${name} is not supported`);
    const mode = isDoc(command.mode) ? command.mode : {};
    if (command.mode === 'off') this.#points.delete(name);
    else
      this.#points.set(name, {
        skip: asNumber(mode.skip ?? 0),
        left: asNumber(mode.times ?? Infinity),
        data: isDoc(command.data) ? command.data : {},
      });
    return { ok: 1 };
  }

  failureOf(name: string, command: Doc, appName: string, isAnswered: boolean): Failure | undefined {
    return (
      this.#failCommand(name, command, appName) ?? (isAnswered ? undefined : this.#failTransactionalWrite(command))
    );
  }

  #failCommand(name: string, command: Doc, appName: string): Failure | undefined {
    const point = this.#points.get('failCommand');
    if (!point || point.left <= 0 || !(point.data.failCommands as Value[]).includes(name)) return undefined;
    if (point.data.appName !== undefined && point.data.appName !== appName) return undefined;
    point.left--;
    const { closeConnection, errorCode, blockConnection, blockTimeMS, writeConcernError, errorLabels } = point.data;
    const code = asNumber(errorCode ?? (isDoc(writeConcernError) ? writeConcernError.code : undefined));
    const labels = errorLabels === undefined ? labelsOf(code, command, name, errorCode === undefined) : errorLabels;
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

  /** Loses the reply to a retryable write, or the whole write, counting its statements. */
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

function labelsOf(code: number, { txnNumber, autocommit }: Doc, name: string, isWriteConcernError: boolean): Value {
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
