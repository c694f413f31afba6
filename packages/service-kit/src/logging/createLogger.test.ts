import { commonErrors, ServiceError } from '@meet/contracts';
import { describe, expect, it } from '@jest/globals';
import mongoose, { Schema } from 'mongoose';
import { runInNewContext } from 'node:vm';
import { object, string } from 'yup';
import { createLogger } from './createLogger.ts';
import type { ErrorAttributes } from './describeError.ts';

const CANARY = 'zinnoberrot-4711@example.com';

function openLog() {
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', to: { write: (line) => void lines.push(line) } });
  return {
    log,
    text: () => lines.join(''),
    last: () => JSON.parse(lines.at(-1)!) as { msg: string; call?: string; err: ErrorAttributes },
  };
}

/** Returns the error that a call throws or rejects with. */
async function findFailure(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

const Person = mongoose
  .createConnection()
  .model('Person', new Schema({ age: Number, email: { type: String, match: /^x$/ } }));

const nested = (cause: unknown) => new Error('outer', { cause: new ServiceError(commonErrors.UNAVAILABLE, { cause }) });

const failures: Record<string, () => unknown> = {
  'an error whose message quotes': () => new Error(`550 no such mailbox: ${CANARY}`),
  'members beside the message': () => Object.assign(new Error('x'), { rejected: [CANARY], envelope: { to: [CANARY] } }),
  'a cause of a cause': () => nested(new Error(CANARY)),
  'a cause that is no error': () => nested({ subject: CANARY, toJSON: () => CANARY }),
  'several errors in one': () => new AggregateError([new Error(CANARY), nested(new Error(CANARY))], CANARY),
  'an error of another realm': () => runInNewContext(`Object.assign(new TypeError('${CANARY}'), { to: '${CANARY}' })`),
  'a name and a code that are texts': () =>
    Object.assign(new Error('x'), { name: CANARY, code: CANARY, syscall: CANARY }),
  'a message that looks like a stack': () =>
    new Error(`x\n    at ${CANARY} (/a/${CANARY}.ts:1:1)\n    at /${CANARY}:1:1`),
  'a message that was changed later': () =>
    Object.assign(new Error('x'), { message: 'second', stack: `Error: first\n    at /${CANARY}:1:1` }),
  'an object that is thrown': () => ({ message: CANARY, stack: CANARY, subject: CANARY }),
  'a parser’s error': () => findFailure(() => JSON.parse(CANARY)),
  'an address’s error': () => findFailure(() => fetch(`http://${CANARY}:99999/`)),
  'a schema’s error': () =>
    findFailure(() =>
      object({ to: string().strict(), a: string().max(2) }).validate(
        { to: { CANARY }, a: CANARY },
        { abortEarly: false },
      ),
    ),
  'a model’s error': () => findFailure(() => new Person({ age: CANARY, email: CANARY }).validate()),
  'a query’s error': () => findFailure(() => Person.find({ age: { $gt: CANARY as never } }).exec()),
  'a database’s error': () =>
    Object.assign(new mongoose.mongo.MongoServerError({ message: `E11000 dup key: { email: "${CANARY}" }` }), {
      code: 11000,
      keyValue: { email: CANARY },
      writeErrors: [{ op: { email: CANARY } }],
    }),
  'a refusal with what was refused': () =>
    new ServiceError(commonErrors.VALIDATION_FAILED, {
      params: { name: CANARY },
      data: { email: CANARY },
      fields: [{ path: CANARY, key: CANARY, params: { value: CANARY } }],
    }),
};

describe('the logger', () => {
  it('never writes tokens, passwords or message texts', () => {
    const { log, text } = openLog();
    log.info({
      token: 'secret-1',
      body: { password: 'secret-2', 'user-token': 'secret-3' },
      input: { message: 'secret-4', room: 'kept' },
    });
    expect(text()).toContain('kept');
    expect(text()).not.toMatch(/secret-\d/);
  });

  it.each(Object.entries(failures))('writes no text of %s, in any place', async (_name, fail) => {
    const error = (await fail()) as Error;
    const { log, text } = openLog();
    log.error({ err: error }, 'it failed');
    log.error({ reason: { outcomes: [error] }, error }, 'it failed');
    log.child({ requestId: 'r' }).warn({ err: error });
    log.error({ err: error }, error.message);
    log.error(error);
    log.error(error, 'it failed');
    expect(text()).not.toContain('zinnoberrot');
    expect(text().match(/it failed/g)).toHaveLength(3);
  });

  it('writes nothing of a thrown value that is no error', () => {
    const { log, text, last } = openLog();
    log.error({ err: CANARY }, 'it failed');
    log.error({ err: { subject: CANARY } }, 'it failed');
    expect(text()).not.toContain('zinnoberrot');
    expect(last()).toMatchObject({ msg: 'it failed', err: { type: 'thrown object' } });
  });

  it('writes the type, codes, stack and causes of a failure', async () => {
    const { log, last } = openLog();
    const cause = await findFailure(() => fetch('http://127.0.0.1:1/'));
    log.error({ err: new ServiceError(commonErrors.UNAVAILABLE, { cause }), call: 'signUp' }, 'a call failed');
    const { err, msg, call } = last();
    expect({ msg, call }).toEqual({ msg: 'a call failed', call: 'signUp' });
    expect(err).toMatchObject({ type: 'ServiceError', code: 'UNAVAILABLE', cause: { type: 'TypeError' } });
    expect(err.stack).toMatch(/^ *at .*createLogger\.test\.ts:\d+:\d+/);
    log.error(Object.assign(new Error('x'), { code: 'ECONNREFUSED', syscall: 'connect', errno: -111, port: 587 }), 'x');
    expect(last().err).toMatchObject({
      type: 'Error',
      code: 'ECONNREFUSED',
      syscall: 'connect',
      errno: -111,
      port: 587,
    });
    log.error(Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }), 'x');
    expect(last().err).toMatchObject({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  });

  it('names the refused fields and the reasons', async () => {
    const { log, last } = openLog();
    const fields = [{ path: 'people[0].email', key: 'common.emailInvalid' }];
    log.error(new ServiceError(commonErrors.VALIDATION_FAILED, { fields }), 'refused');
    expect(last().err.fields).toEqual(['people[0].email common.emailInvalid']);
  });

  it('ends if an error is its own cause', () => {
    const { log, last } = openLog();
    const error = new Error('x');
    error.cause = error;
    log.error(error, 'round');
    expect(last().msg).toBe('round');
  });
});
