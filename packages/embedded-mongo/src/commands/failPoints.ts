import { asNumber, isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

interface FailCommand {
  left: number;
  data: Doc;
}
/** What a fail point does to one command. */
export interface Failure {
  closesConnection: boolean;
  blockMs: number;
  reply?: Doc;
  writeConcernError?: Value;
  errorLabels?: Value;
}

/** MongoDB's failCommand, by which drivers' specification tests make a server fail. For tests only. */
export class FailPoints {
  #failCommand: FailCommand | undefined;

  configure(command: Doc): Doc {
    if (command.configureFailPoint !== 'failCommand')
      throw new MongoError('CommandNotSupported', `fail point ${String(command.configureFailPoint)} is not supported`);
    const { mode, data } = command;
    if (mode === 'off') this.#failCommand = undefined;
    else this.#failCommand = { left: isDoc(mode) ? asNumber(mode.times) : Infinity, data: isDoc(data) ? data : {} };
    return { ok: 1 };
  }

  failureOf(name: string, command: Doc, appName: string): Failure | undefined {
    const point = this.#failCommand;
    if (!point || point.left <= 0 || !(point.data.failCommands as Value[]).includes(name)) return undefined;
    if (point.data.appName !== undefined && point.data.appName !== appName) return undefined;
    point.left--;
    const { closeConnection, errorCode, blockConnection, blockTimeMS, writeConcernError, errorLabels } = point.data;
    return {
      closesConnection: closeConnection === true,
      blockMs: blockConnection ? asNumber(blockTimeMS) : 0,
      ...(errorCode !== undefined && {
        reply: {
          ok: 0,
          code: errorCode,
          errmsg: `Failing command via 'failCommand' failpoint`,
          codeName: 'Failed',
          ...labels(asNumber(errorCode), command, name, errorLabels),
        },
      }),
      ...(writeConcernError !== undefined && {
        writeConcernError,
        ...(isDoc(writeConcernError) && {
          errorLabels: labels(asNumber(writeConcernError.code), command, name, errorLabels).errorLabels,
        }),
      }),
    };
  }
}

const RETRYABLE_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

function labels(code: number, { txnNumber, autocommit }: Doc, name: string, given: Value): Doc {
  if (given !== undefined) return { errorLabels: given };
  const isEnd = name === 'commitTransaction' || name === 'abortTransaction';
  if (autocommit === false && !isEnd)
    return RETRYABLE_CODES.has(code) || [112, 251, 246, 24].includes(code)
      ? { errorLabels: ['TransientTransactionError'] }
      : {};
  if (txnNumber !== undefined && RETRYABLE_CODES.has(code)) return { errorLabels: ['RetryableWriteError'] };
  return name === 'commitTransaction' && code === 251 ? { errorLabels: ['TransientTransactionError'] } : {};
}
