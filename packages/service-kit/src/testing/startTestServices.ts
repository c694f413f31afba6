import { toPath, type Call } from '@meet/contracts';
import { resolveSession } from '@meet/contracts/session';
import type { BusEvent } from '@meet/contracts/events';
import { ownDatabase, startTestMongo } from '@meet/embedded-mongo/testing';
import type { LightMyRequestResponse } from 'fastify';
import type { Connection, mongo } from 'mongoose';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DestinationStream } from 'pino';
import { createBlobStore } from '../blobs/createBlobStore.ts';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createSecrets } from '../config/createSecrets.ts';
import { readNetworks } from '../config/readNetworks.ts';
import { collectionsOfBulkWrite } from '../database/collectionsOfBulkWrite.ts';
import { connectDatabase } from '../database/connect.ts';
import { createStorageProbe } from '../database/createStorageProbe.ts';
import { QUERY_LIMITS } from '../database/queryBounds.ts';
import { defineService, type AnyService } from '../defineService.ts';
import { createLogger } from '../logging/createLogger.ts';
import { createAuthenticator } from '../http/createAuthenticator.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { mountRest } from '../http/mountRest.ts';
import { createProcessLease, type ProcessLease } from '../leases/createProcessLease.ts';
import { createOperationDefiner } from '../operations/defineOperation.ts';
import type { LocalClient } from '../operations/createLocalClient.ts';
import { createRateLimiter } from '../operations/RateLimiter.ts';
import { startServices } from '../startServices.ts';
import { loadTranslator } from '../texts/translator.ts';
import { createQueryRecord } from './createQueryRecord.ts';
import { createReadGuard } from './createReadGuard.ts';
import { createScanGuard } from './createScanGuard.ts';
import { measureCost, type Cost } from './measureCost.ts';
import { readQueues, type QueueFigures } from './readQueues.ts';

export interface TestServicesOptions {
  readonly services: readonly AnyService[];
  readonly env?: NodeJS.ProcessEnv;
  /** Start time in unix milliseconds; by default the real time. It changes only by `clock.advance`. */
  readonly startAt?: number;
  /** Enables rate limits, which are off by default. */
  readonly rateLimits?: boolean;
  /** Receives the log at its most verbose level; by default there is no log. */
  readonly logTo?: DestinationStream;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what an outside caller would
  readonly body: any;
}

export interface TestServices {
  /**
   * Calls a REST path as an outside caller does. `as` is a user or administrator from `signIn`; `bytes` is the body of
   * a call that takes bytes.
   */
  request(
    call: Call | string,
    body?: unknown,
    options?: { as?: TestPerson; headers?: Record<string, string>; address?: string; bytes?: Buffer },
  ): Promise<TestAnswer>;
  /** Requests a path that is no call: a page, a picture, a feed. */
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Returns the queues as /metrics reports them, which may be a few seconds old. */
  queues(): Promise<QueueFigures>;
  /** Posts a form with files. */
  upload(path: string, form: FormData, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Creates a live session. Tests of the accounts service create accounts through its own calls instead. */
  signIn(person?: { email?: string; fullName?: string; kind?: 'user' | 'admin' }): TestPerson;
  /** Ends a session of `signIn`. */
  signOut(person: TestPerson): void;
  /** Listens on a real port for the same routes, from the first call on, and returns the address. */
  listen(): Promise<string>;
  /** Folder of the blobs, with a subfolder per area. */
  readonly blobsFolder: string;
  readonly client: LocalClient;
  /** Connection for the test itself. Its queries are exempt from the rule that an index must serve every query. */
  readonly connection: Connection;
  /** All events published so far. */
  readonly events: BusEvent[];
  /**
   * Returns the database commands that services sent during the work: command and collection, such as `find
   * chat.rooms`.
   */
  getCommands(work: () => Promise<unknown>): Promise<string[]>;
  /** Counts the commands that services sent during the work, and the documents that the engine reads for them. */
  measureCost(work: () => Promise<unknown>): Promise<Cost>;
  /** Stops or allows the growth of the embedded database's file, to simulate a full disk. */
  setDiskFull(isFull: boolean): Promise<void>;
  readonly clock: { now(): number; advance(ms: number): void };
  /** Lease of the process under test. It is renewed on demand and by `keep`, never by a timer. */
  readonly lease: ProcessLease;
  /** Starts one more process with the same database and bus. It runs the same services by default. */
  startBeside(options?: BesideOptions): Promise<ProcessBeside>;
  close(): Promise<void>;
}

export interface BesideOptions {
  readonly services?: readonly AnyService[];
  /** Milliseconds by which its clock is ahead. */
  readonly clockOffMs?: number;
}

export interface ProcessBeside {
  readonly client: LocalClient;
  readonly lease: ProcessLease;
  /** Kills the process: nothing of it reaches the database any more, and it has released nothing. */
  kill(): Promise<void>;
}

export interface TestPerson {
  readonly kind: 'user' | 'admin';
  readonly token: string;
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
}

/**
 * Commands of the scan guard. It explains each new query's plan, and lists its collection's indexes if the query sorts.
 */
const GUARD_COMMANDS: ReadonlySet<string> = new Set(['explain', 'listIndexes']);

/**
 * Starts services with the embedded database (or MONGODB_URL) and real HTTP routing; only the clock is simulated. A
 * request fails if a service sent a bad query for it, and `close` fails for bad queries of timed work. A query is bad
 * if no index serves it, or its sort leaves the order of equal documents open. It is also bad if it reads more than
 * `QUERY_LIMITS` and its service's bounds allow. Queries that another engine does not explain are reported as not
 * checked.
 */
export async function startTestServices(options: TestServicesOptions): Promise<TestServices> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-test-'));
  const record = process.env.QUERIES_FOLDER ? createQueryRecord(process.env.QUERIES_FOLDER) : undefined;
  const bounds = options.services.flatMap(({ queryBounds }) => queryBounds ?? []);
  const reads = createReadGuard(bounds, record?.note);
  const queries = { over: record ? { inAll: 0, perReturned: 0 } : QUERY_LIMITS, report: reads.report };
  const embedded = process.env.MONGODB_URL ? undefined : await startTestMongo({ dataDir, queries });
  const url = embedded?.url ?? ownDatabase(process.env.MONGODB_URL!, 'test');
  const connection = await connectDatabase(url, { monitorCommands: true });
  const scans = createScanGuard(connection, { mustExplain: embedded !== undefined });
  reads.watch(connection);
  const checkQueries = async () => {
    await scans.check();
    await reads.check();
  };
  const ownConnection = await connectDatabase(url, { autoIndex: false });
  const { logTo } = options;
  const log = createLogger({ level: logTo ? 'trace' : (process.env.LOG_LEVEL ?? 'silent'), to: logTo });
  const bus = createLocalBus(log);
  const events: BusEvent[] = [];
  bus.subscribeAll((event) => events.push(event));
  const translator = await loadTranslator(options.services.flatMap(({ texts }) => texts ?? []));
  const blobsFolder = path.join(dataDir, 'blobs');
  let listening: Promise<string> | undefined;
  let time = options.startAt ?? Date.now();
  const people = new Map<string, TestPerson>();

  const hasAccounts = options.services.some(({ name }) => name === 'accounts');
  const secrets = createSecrets(randomBytes(32));
  const start = (services: readonly AnyService[], connection: Connection, lease: ProcessLease, now: () => number) =>
    startServices({
      services: hasAccounts ? services : [...services, createSessionsService(people)],
      env: options.env ?? {},
      connection,
      bus,
      openBlobs: (area, algorithm = 'sha256') => createBlobStore({ area, folder: blobsFolder, algorithm }),
      secrets,
      translator,
      limiter: createRateLimiter({ factor: options.rateLimits ? 1 : 1_000_000 }),
      log,
      publicUrl: 'http://localhost:8080',
      development: true,
      now,
      lease,
    });
  const now = () => time;
  const lease = createProcessLease({ connection, log, now });
  const running = await start(options.services, connection, lease, now);
  const endings: (() => Promise<void>)[] = [];
  for (const { modelName, schema, collection } of Object.values(connection.models))
    ownConnection.model(modelName, schema, collection.name);
  const { client } = running;
  const ready = createStorageProbe(ownConnection, () => time);
  const app = await createHttpServer({ log, trustedProxies: readNetworks('loopback'), ready });
  const authenticate = createAuthenticator({ client, bus, now: () => time });
  mountRest(app, { calls: client.calls, client, authenticate, translator });
  running.mountRoutes(app);
  await app.ready();

  const services: TestServices = {
    client,
    connection: ownConnection,
    events,
    clock: { now: () => time, advance: (ms) => void (time += ms) },
    lease,
    async startBeside({ services = options.services, clockOffMs = 0 } = {}) {
      const connection = await connectDatabase(url);
      const ownNow = () => time + clockOffMs;
      const lease = createProcessLease({ connection, log, now: ownNow });
      const beside = await start(services, connection, lease, ownNow);
      let isKilled = false;
      endings.push(async () => {
        // A killed process can't even report that it stops.
        await beside.stop().catch((error: unknown) => {
          if (!isKilled) throw error;
        });
        await connection.close();
      });
      return {
        client: beside.client,
        lease,
        async kill() {
          isKilled = true;
          await connection.getClient().close(true);
        },
      };
    },
    async getCommands(work) {
      const commands: string[] = [];
      const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
        // A lease is renewed when it is due, whatever the work is.
        const isServices = !GUARD_COMMANDS.has(commandName) && command[commandName] !== PROCESSES;
        if (isServices) commands.push(`${commandName} ${getCollections(commandName, command)}`);
      };
      connection.getClient().on('commandStarted', note);
      await work();
      connection.getClient().off('commandStarted', note);
      return commands;
    },
    measureCost: (work) => measureCost(connection, services.getCommands, work),
    async setDiskFull(isFull) {
      const mode = isFull ? 'alwaysOn' : 'off';
      await ownConnection.db!.admin().command({ configureFailPoint: 'diskFull', mode });
    },
    signIn({ email = `${randomUUID().slice(0, 8)}@example.com`, fullName = 'Test Person', kind = 'user' } = {}) {
      const person: TestPerson = { kind, email, fullName, token: randomUUID(), accountId: randomUUID() };
      people.set(person.token, person);
      return person;
    },
    signOut: ({ token }) => void people.delete(token),
    listen: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })),
    blobsFolder,
    async request(call, body, { as, headers, address, bytes } = {}) {
      const method = typeof call === 'string' ? 'POST' : call.method;
      const isUpload = typeof call !== 'string' && call.takes === 'bytes';
      const response = await app.inject({
        method,
        url: `/api/${typeof call === 'string' ? call : pathIn(call, body)}`,
        ...(method !== 'GET' && !isUpload
          ? { payload: (body ?? {}) as object }
          : { query: body as Record<string, string>, ...(isUpload && { payload: bytes }) }),
        headers: {
          ...(as && { [`${as.kind}-token`]: as.token }),
          ...(address && { 'x-forwarded-for': address }),
          ...headers,
        },
      });
      await checkQueries();
      return getAnswer(response);
    },
    async get(path, headers = {}) {
      const response = await app.inject({ method: 'GET', url: path, headers });
      await checkQueries();
      return getAnswer(response);
    },
    async queues() {
      const { payload } = await app.inject('/metrics');
      await checkQueries();
      return readQueues(payload);
    },
    async upload(path, form, headers = {}) {
      const sent = new Response(form);
      const response = await app.inject({
        method: 'POST',
        url: path,
        payload: Buffer.from(await sent.arrayBuffer()),
        headers: { 'content-type': sent.headers.get('content-type')!, ...headers },
      });
      await checkQueries();
      return getAnswer(response);
    },
    async close() {
      for (const end of endings.reverse()) await end();
      await running.stop();
      await app.close();
      const checked = checkQueries();
      await checked.catch(() => undefined);
      await record?.save();
      // These queries neither passed nor failed, so a run on another engine lists them.
      if (scans.unchecked.length > 0)
        process.stderr.write(`Not checked whether an index serves:\n  ${scans.unchecked.join('\n  ')}\n`);
      if (!embedded) await connection.dropDatabase();
      await Promise.all([connection.close(), ownConnection.close()]);
      await embedded?.close();
      await rm(dataDir, { recursive: true, force: true });
      await checked;
    },
  };
  return services;
}

const PROCESSES = 'platform.processes';

function getCollections(name: string, command: mongo.Document): string {
  if (name !== 'bulkWrite') return String(command[name]);
  return collectionsOfBulkWrite(command).join(' ');
}

/** Returns the path with an `x` for each missing part of the input. */
const pathIn = (call: Call, input: unknown) => toPath(call, input).replace(/(?<=\/)(?=\/|$)/g, 'x');

function getAnswer(response: LightMyRequestResponse): TestAnswer {
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body };
}

/** Creates a stub of the accounts service for tests of other services. */
function createSessionsService(people: ReadonlyMap<string, TestPerson>): AnyService {
  const define = createOperationDefiner<null>();
  return defineService({
    name: 'accounts',
    settings: {},
    setUp: () => null,
    operations: [
      define(resolveSession, ({ userToken, adminToken, bearer }) => {
        const person = people.get(adminToken ?? userToken ?? bearer ?? '');
        if (!person) return { kind: 'visitor' as const };
        const { kind, accountId, email, fullName } = person;
        return { kind, accountId, email, fullName, sessionId: `session-${accountId}` };
      }),
    ],
  });
}
