import { ApolloServer } from '@apollo/server';
import { commonErrors, defineErrors, HEADERS, ServiceError, type Caller } from '@meet/contracts';
import { createHttpServer, loadTranslator, unexpectedFailures } from '@meet/service-kit';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { pino } from 'pino';
import { createDocumentGate } from '../documents/createDocumentGate.ts';
import { hashDocument } from '../documents/hashDocument.ts';
import { asAnswer, asResult } from '../schema/asResult.ts';
import { buildOpenGate } from '../testing/buildOpenGate.ts';
import { compileOperation } from './compileOperation.ts';
import type { GatewayContext } from './createContext.ts';
import { mountApollo } from './mountApollo.ts';

const { TAKEN } = defineErrors({ TAKEN: { status: 200 } });
const pause = () => new Promise((resolve) => setImmediate(resolve));
const later = async <Value>(value: Value): Promise<Value> => (await pause(), value);
const refused = () =>
  pause().then(() => {
    throw new ServiceError(TAKEN, { fields: [{ path: 'name', key: 'common.invalid' }], data: { left: 2 } });
  });
const people = [
  { kind: 'Person', name: 'Ana', age: 31, at: 1, mood: 'GLAD', tags: ['a', 'b'] },
  { kind: 'Robot', model: 'R2', at: 2 },
  { kind: 'Person', name: null, age: 7, at: 3, mood: null, tags: null },
];
let loads: number[] = [];
/** Returns the arguments as JSON, sorted, because their order varies. */
const said = (args: object) => JSON.stringify(Object.fromEntries(Object.entries(args).sort()));
const ages = {
  load: async (keys: readonly number[]) => {
    loads.push(keys.length);
    return keys.map((key) => key * 2);
  },
};

const schema = makeExecutableSchema<GatewayContext>({
  typeDefs: `
    scalar Timestamp
    enum Mood { GLAD SAD }
    input Where { mood: Mood = SAD, tags: [String!], since: Timestamp, size: Int! = 3, deeper: Inner }
    input Inner { size: Int! = 4, tags: [[String!]!] }
    input Loop { text: String, loop: [Loop!] }
    interface Being { at: Timestamp! }
    type Person implements Being { name: String, age: Int, at: Timestamp!, mood: Mood, tags: [String!], doubled: Int, strict: String!, friend: Person }
    type Robot implements Being { model: String!, at: Timestamp! }
    union Found = Person | Robot
    type Query {
      beings: [Being!]!
      found(skip: Int = 1): [Found]
      person: Person
      echo(where: Where, ids: [ID!], text: String = "none", mood: Mood): String
      need(text: String!): String
      wind(loop: Loop!): String
      broken: String
      brokenLater: String
      brokenList: [Person!]
      refused: String
      dead: String
      nothing: String!
      whom: String
    }
    type Mutation { rename(name: String!): RenameResult!, dead: RenameResult! }
    union RenameResult = RenameSuccess | Failure
    type RenameSuccess { name: String! }
    type Failure { error: CallError! }
    type CallError { code: String!, message: String!, fields: [FieldError!]! }
    type FieldError { path: String!, message: String! }
    type Subscription { events: String }
  `,
  resolvers: {
    Being: { __resolveType: ({ kind }: { kind: string }) => kind },
    Found: { __resolveType: ({ kind }: { kind: string }) => kind },
    Person: {
      doubled: ({ age }: { age: number | null }, _args: unknown, { load }: GatewayContext) => age && load(ages, age),
      strict: ({ name }: { name: string | null }) => {
        if (!name) throw new ServiceError(commonErrors.NOT_FOUND);
        return name;
      },
    },
    Query: {
      beings: () => later(people),
      found: (_root, { skip }: { skip: number }) => later([null, ...people.slice(skip)]),
      person: () => later(people[0]),
      echo: (_root, args: object) => said(args),
      wind: (_root, args: object) => said(args),
      need: (_root, { text }: { text: string }) => text,
      broken: () => {
        throw new Error('password of the database');
      },
      brokenLater: () => later(null).then(() => Promise.reject(new Error('password of the database'))),
      brokenList: () => later(people.filter(({ kind }) => kind === 'Person')),
      refused: (_root, _args, context) => asAnswer(context, refused()),
      dead: () => Promise.reject(new ServiceError(commonErrors.SESSION_INVALID)),
      nothing: () => later(null),
      whom: (_root, _args, { caller }) => caller.kind,
    },
    Mutation: {
      rename: (_root, { name }: { name: string }, context) =>
        asResult('RenameSuccess', context, name === 'taken' ? refused() : later({ name })),
      dead: (_root, _args, context) =>
        asResult('RenameSuccess', context, Promise.reject(new ServiceError(commonErrors.SESSION_INVALID))),
    },
  },
});

const RESULT =
  '__typename ... on RenameSuccess { name } ... on Failure { ...F } } } fragment F on Failure { error { code message fields { path message } }';
const RENAME = `mutation Rename($name: String!) { rename(name: $name) { ${RESULT} }`;
const ECHO =
  'query Echo($where: Where, $ids: [ID!], $text: String, $mood: Mood = GLAD) { echo(where: $where, ids: $ids, text: $text, mood: $mood) }';
const NEED = 'query Need($text: String! = "given") { need(text: $text) }';
const WIND = 'query Wind($loop: Loop!) { wind(loop: $loop) }';
const FOUND =
  'query Found($skip: Int) { found(skip: $skip) { __typename ... on Being { when: at } ... on Person { ...P doubled } ... on Robot { model } } beings { at ... on Person { ...P } } } fragment P on Person { title: name mood tags }';

type Case = readonly [what: string, payload: object | string, options?: Pick<InjectOptions, 'headers'>];

/** Requests that the fast path answers if their document is registered. */
const SHORT: readonly Case[] = [
  ['fragments on unions and interfaces', { query: FOUND }],
  ['an argument by variable', { query: FOUND, variables: { skip: 0 } }],
  ['an argument that is null', { query: FOUND, variables: { skip: null } }],
  ['a document without a name', { query: '{ person { name } }' }],
  ['aliases of one field', { query: '{ a: echo(text: "1") b: echo(text: "2") c: echo echo(text: null) }' }],
  ['a name of the operation', { query: NEED, operationName: 'Need' }],
  ['null for what is null anyhow', { query: NEED, operationName: null, variables: null, extensions: null }],
  ['a success', { query: RENAME, variables: { name: 'Bo' } }],
  ['a refusal as payload', { query: RENAME, variables: { name: 'taken' } }],
  ['a refusal in another language', { query: RENAME, variables: { name: 'taken' } }, { headers: { locale: 'fr_FR' } }],
  [
    'mutations one after the other',
    {
      query: `mutation { a: rename(name: "1") { ... on RenameSuccess { name } } b: rename(name: "taken") { __typename } }`,
    },
  ],
  ['a mutation’s dead session', { query: 'mutation { dead { __typename } }' }],
  ['a query’s refusal', { query: '{ refused whom }' }],
  ['a query’s dead session', { query: '{ whom dead }' }],
  ['an error that no one foresaw', { query: '{ broken whom }' }],
  ['one that came later', { query: '{ brokenLater whom }' }],
  ['null where none may be', { query: '{ nothing whom }' }],
  ['an error in a list', { query: '{ brokenList { name strict } whom }' }],
  ['an input within itself', { query: WIND, variables: { loop: { loop: { text: 'a', loop: [] } } } }],
  [
    'conditions',
    {
      query:
        'query C($yes: Boolean!) { person { ...N @include(if: $yes) ...N2 } } fragment N on Person { name } fragment N2 on Person { age @skip(if: $yes) }',
      variables: { yes: true },
    },
  ],
  ...(
    [
      {},
      { text: null, ids: null, where: null, mood: null },
      { text: '', ids: ['a', 7], mood: 'SAD' },
      { ids: 5 },
      { ids: [] },
      { where: {} },
      { where: { mood: null, tags: 'one', since: 9, size: 4 } },
      { where: { mood: 'GLAD', tags: [], deeper: { size: 1, tags: [['a'], 'b'] } } },
      { where: { since: 'soon' } },
      { unknown: 1 },
    ] as object[]
  ).map((variables): Case => [`variables ${JSON.stringify(variables)}`, { query: ECHO, variables }]),
];

/** Requests that the fast path leaves to Apollo. */
const LEFT: readonly Case[] = [
  ...(
    [
      { ids: [null] },
      { ids: {} },
      { text: 5 },
      { mood: 'ANGRY' },
      { mood: 1 },
      { where: [] },
      { where: 'x' },
      { where: { size: null } },
      { where: { size: 1.5 } },
      { where: { size: 3_000_000_000 } },
      { where: { more: 1 } },
      { where: { deeper: { tags: [[null]] } } },
    ] as object[]
  ).map((variables): Case => [`variables ${JSON.stringify(variables)}`, { query: ECHO, variables }]),
  ['a variable that is null but must not be', { query: NEED, variables: { text: null } }],
  ['a variable that is missing', { query: RENAME }],
  ['variables that are a list', { query: NEED, variables: [] }],
  ['variables that are a text', { query: NEED, variables: '{}' }],
  ['extensions that are a list', { query: NEED, extensions: [] }],
  ['another operation’s name', { query: NEED, operationName: 'Other' }],
  ['a name that is empty', { query: NEED, operationName: '' }],
  ['a name that is none', { query: NEED, operationName: 5 }],
  ['two operations', { query: 'query A { whom } query B { person { name } }', operationName: 'B' }],
  ['what is not valid', { query: '{ nobody }' }],
  ['what is no GraphQL', { query: '{ nobody' }],
  ['a subscription', { query: 'subscription { events }' }],
  ['a question about the schema', { query: '{ __schema { queryType { name } } }' }],
  ['what accepts something else', { query: NEED }, { headers: { accept: 'text/html' } }],
  [
    'what weighs what it accepts',
    { query: NEED },
    { headers: { accept: 'text/html;q=0.3, application/json;q=0.2, */*;q=0.1' } },
  ],
];

const log = pino({ level: 'silent' });
const logged = jest.spyOn(log, 'error');
const authenticate = jest.fn(async (_credentials: unknown, visitor: Caller): Promise<Caller> => visitor);
const pipeline = jest.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
const documents = new Map(
  [...SHORT, ...LEFT]
    .map(([, payload]) => (payload as { query: string }).query)
    .map((text) => [hashDocument(text), text]),
);

async function start(isRegistered: boolean, development = true): Promise<FastifyInstance> {
  const app = await createHttpServer({ log });
  const registry = { find: (hash: string) => documents.get(hash) };
  await mountApollo(app, {
    schema,
    development,
    documents: isRegistered ? createDocumentGate({ registry, open: false }) : buildOpenGate(),
    client: { call: () => Promise.reject(new Error('not called')) },
    authenticate,
    translator: await loadTranslator(),
  });
  await app.ready();
  return app;
}

let short: FastifyInstance;
let long: FastifyInstance;
beforeAll(async () => {
  [short, long] = await Promise.all([start(true), start(false)]);
});
afterEach(() => {
  pipeline.mockClear();
  authenticate.mockClear();
  loads = [];
});
afterAll(() => Promise.all([short.close(), long.close()]));

async function getAnswer(app: FastifyInstance, options: InjectOptions) {
  const answered = await app.inject({ url: '/graphql', ...options });
  const headers = Object.fromEntries(
    Object.entries(answered.headers).filter(([name]) => ![HEADERS.requestId, 'date'].includes(name)),
  );
  return { status: answered.statusCode, headers, body: answered.body };
}

const TOKEN = { [HEADERS.userToken]: '0f8fad5b-d9cb-469f-a165-70867728950e' };
const post = ([, payload, options]: Case, more: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  payload,
  headers: { ...TOKEN, ...more, ...options?.headers },
});
const byHash = (payload: object) => {
  const { query, ...others } = payload as { query: string };
  return { ...others, extensions: { persistedQuery: { version: 1, sha256Hash: hashDocument(query) } } };
};
const asSearch = (payload: object): InjectOptions => ({
  method: 'GET',
  query: Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ),
});

const ACCEPTS = [
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
  '*/*',
];

describe('the fast path of a registered operation', () => {
  it.each(SHORT)('answers %s as Apollo does, byte for byte', async (...one) => {
    const expected = await getAnswer(long, post(one));
    expect(pipeline).toHaveBeenCalledTimes(1);
    expect(await getAnswer(short, post(one))).toEqual(expected);
    expect(await getAnswer(short, { ...post(one), payload: byHash(one[1] as object) })).toEqual(expected);
    expect(pipeline).toHaveBeenCalledTimes(1);
  });

  it.each(LEFT)('leaves %s to Apollo', async (...one) => {
    expect(await getAnswer(short, post(one))).toEqual(await getAnswer(long, post(one)));
    expect(pipeline).toHaveBeenCalledTimes(2);
  });

  it.each(ACCEPTS)('answers a client that accepts %s as Apollo does, refusals included', async (accept) => {
    for (const one of [SHORT[0]!, SHORT.find(([what]) => what.startsWith('null where'))!]) {
      const expected = await getAnswer(long, post(one, { accept }));
      pipeline.mockClear();
      expect(await getAnswer(short, post(one, { accept }))).toEqual(expected);
      expect(pipeline).not.toHaveBeenCalled();
    }
  });

  it('answers GET as Apollo does, and refuses mutations by GET', async () => {
    for (const payload of [{ query: FOUND }, { query: ECHO, variables: { text: 'é' }, operationName: 'Echo' }]) {
      const expected = await getAnswer(long, asSearch(payload));
      pipeline.mockClear();
      expect(await getAnswer(short, asSearch(payload))).toEqual(expected);
      expect(await getAnswer(short, asSearch(byHash(payload)))).toEqual(expected);
      expect(pipeline).not.toHaveBeenCalled();
    }
    const change = { query: RENAME, variables: { name: 'Bo' } };
    const answered = await getAnswer(short, asSearch(change));
    expect(answered).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect(answered).toEqual(await getAnswer(long, asSearch(change)));
    for (const odd of [
      { query: FOUND, variables: null },
      { query: FOUND, variables: [] },
    ]) {
      expect(await getAnswer(short, asSearch(odd))).toEqual(await getAnswer(long, asSearch(odd)));
    }
  });

  it('logs and counts an unexpected error, and hides it from the response', async () => {
    const counted = async () =>
      (await unexpectedFailures.get()).values.find(({ labels }) => labels.call === 'graphql')?.value ?? 0;
    const before = await counted();
    const { body } = await getAnswer(short, post(['', { query: '{ broken whom }' }]));
    expect(pipeline).not.toHaveBeenCalled();
    expect(body).not.toContain('password');
    expect(await counted()).toBe(before + 1);
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'password of the database' }), path: ['broken'] },
      'a resolver failed unexpectedly',
    );
  });

  it('authenticates once, and fails as Apollo does if that is impossible', async () => {
    await getAnswer(short, post(SHORT[0]!));
    expect(authenticate).toHaveBeenCalledTimes(1);
    authenticate.mockRejectedValue(new ServiceError(commonErrors.UNAVAILABLE));
    const [one, other] = await Promise.all([getAnswer(short, post(SHORT[0]!)), getAnswer(long, post(SHORT[0]!))]);
    authenticate.mockImplementation(async (_credentials, visitor) => visitor);
    expect(one).toMatchObject({ status: 500, body: expect.stringContaining('"INTERNAL"') });
    expect(one).toEqual(other);
  });

  it('loads once for a whole list', async () => {
    await getAnswer(short, post(['', { query: FOUND, variables: { skip: 0 } }]));
    expect(loads).toEqual([2]);
  });

  it('reveals nothing of the schema in production', async () => {
    const closed = await start(true, false);
    const answered = await getAnswer(closed, post(['', { query: '{ __schema { queryType { name } } }' }]));
    await closed.close();
    expect(JSON.parse(answered.body)).not.toHaveProperty('data');
  });

  it.each([
    ['depth', `{ person { ${'friend { '.repeat(9)}name${' }'.repeat(9)} } }`],
    ['cost', `{ ${Array.from({ length: 3_000 }, (_, at) => `a${at}: person { name }`).join(' ')} }`],
  ])('refuses even a registered document beyond the limit of %s', async (limit, text) => {
    documents.set(hashDocument(text), text);
    const { status, body } = await getAnswer(short, { method: 'POST', payload: byHash({ query: text }) });
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ message: expect.stringContaining(`: ${limit},`), extensions: { code: 'OPERATION_TOO_LARGE' } }],
    });
  });
});

describe('a registered operation', () => {
  it('is compiled, except conditions and recursive inputs, which are interpreted', () => {
    expect(compileOperation(schema, FOUND)).toMatchObject({ isCompiled: true, isQuery: true, name: 'Found' });
    expect(compileOperation(schema, RENAME)).toMatchObject({ isCompiled: true, isQuery: false });
    expect(compileOperation(schema, WIND)).toMatchObject({ isCompiled: false });
    expect(compileOperation(schema, '{ whom @include(if: true) }')).toMatchObject({ isCompiled: false });
  });
});
