import {
  type Db,
  MongoClient,
  ReadConcern,
  ReadPreference,
  type ClientSession,
  type CommandFailedEvent,
  type CommandStartedEvent,
  type CommandSucceededEvent,
  type Document,
  type MongoServerError,
} from 'mongodb';
import { NotRun } from './types.ts';

export type CommandEvent = CommandStartedEvent | CommandSucceededEvent | CommandFailedEvent;
const EVENT_NAMES: Record<string, 'commandStarted' | 'commandSucceeded' | 'commandFailed'> = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
};
const HIDDEN = [
  'configureFailPoint',
  'hello',
  'ismaster',
  'isMaster',
  'killAllSessions',
  'saslStart',
  'saslContinue',
  'getnonce',
  'authenticate',
];

const COMMAND_NOT_SUPPORTED = 115;

/** Entities that a test names: clients with their recorded events, databases, collections, sessions, results. */
export class Entities {
  readonly events = new Map<string, { name: string; event: CommandEvent }[]>();
  readonly started = new Map<string, CommandStartedEvent[]>();
  /** Refusals of commands that the database does not support. */
  readonly refusals: string[] = [];
  readonly #url: string;
  readonly #values = new Map<string, unknown>();
  readonly #sessionIds = new Map<string, Document>();

  constructor(url: string) {
    this.#url = url;
  }

  get(name: string): unknown {
    if (!this.#values.has(name)) throw new Error(`no entity ${name}`);
    return this.#values.get(name);
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value);
  }

  session(name: string): ClientSession {
    return this.get(name) as ClientSession;
  }

  sessionId(name: string): Document {
    const id = this.#sessionIds.get(name);
    if (!id) throw new Error(`no session ${name}`);
    return id;
  }

  async create(list: Document[]): Promise<void> {
    for (const entity of list) {
      const [[kind, spec]] = Object.entries(entity) as [[string, Document]];
      switch (kind) {
        case 'client':
          await this.#createClient(spec);
          break;
        case 'database':
          this.set(
            spec.id,
            (this.get(spec.client) as MongoClient).db(spec.databaseName, options(spec.databaseOptions)),
          );
          break;
        case 'collection':
          this.set(
            spec.id,
            (this.get(spec.database) as Db).collection(spec.collectionName, options(spec.collectionOptions)),
          );
          break;
        case 'session': {
          const session = (this.get(spec.client) as MongoClient).startSession(options(spec.sessionOptions));
          this.#sessionIds.set(spec.id, session.id as Document);
          this.set(spec.id, session);
          break;
        }
        default:
          throw new NotRun('refused by design', `needs an entity of kind ${kind}`);
      }
    }
  }

  async #createClient(spec: Document): Promise<void> {
    const url = new URL(this.#url);
    for (const [name, value] of Object.entries((spec.uriOptions ?? {}) as Document))
      url.searchParams.set(name, String(value));
    const client = new MongoClient(url.href, {
      monitorCommands: true,
      minHeartbeatFrequencyMS: 50,
      ignoreUndefined: true,
    });
    const seen: { name: string; event: CommandEvent }[] = [];
    const started: CommandStartedEvent[] = [];
    const ignored = new Set([...HIDDEN, ...((spec.ignoreCommandMonitoringEvents ?? []) as string[])]);
    for (const name of (spec.observeEvents ?? []) as string[]) {
      const driverName = EVENT_NAMES[name];
      if (driverName)
        client.on(
          driverName,
          (event: CommandEvent) => void (ignored.has(event.commandName) || seen.push({ name, event: asSent(event) })),
        );
    }
    client.on('commandFailed', ({ failure }) => {
      const [, refused] = /^(.*) is not supported by the embedded database/.exec(failure.message) ?? [];
      if (refused && (failure as MongoServerError).code === COMMAND_NOT_SUPPORTED) this.refusals.push(refused);
    });
    client.on('commandStarted', (event) => void (ignored.has(event.commandName) || started.push(event)));
    this.events.set(spec.id, seen);
    this.started.set(spec.id, started);
    this.set(spec.id, client);
    await client.connect();
  }

  async close(): Promise<void> {
    for (const value of this.#values.values()) if (value instanceof MongoClient) await value.close();
  }
}

/** Copies an event, because the driver reuses and changes parts of a command for the next one. */
const asSent = (event: CommandEvent): CommandEvent =>
  'command' in event ? ({ ...event, command: copy(event.command) } as CommandEvent) : event;

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain && !(value instanceof ReadConcern)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copy(inner)]));
}

function options(spec: Document | undefined): Document {
  const { readConcern, writeConcern, readPreference, defaultTransactionOptions, ...rest } = spec ?? {};
  return {
    ...rest,
    ...(readConcern && { readConcern }),
    ...(writeConcern && { writeConcern }),
    ...(readPreference && { readPreference: new ReadPreference(readPreference.mode, undefined, readPreference) }),
    ...(defaultTransactionOptions && { defaultTransactionOptions: options(defaultTransactionOptions) }),
  };
}

export { options as driverOptions };
