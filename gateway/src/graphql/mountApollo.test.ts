import { commonErrors, defineErrors, ServiceError } from '@meet/contracts';
import { createHttpServer, loadTranslator } from '@meet/service-kit';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { pino } from 'pino';
import { asResult } from '../schema/asResult.ts';
import { createDocumentGate, type DocumentGate } from '../documents/createDocumentGate.ts';
import { hashDocument } from '../documents/hashDocument.ts';
import { buildOpenGate } from '../testing/buildOpenGate.ts';
import type { GatewayContext } from './createContext.ts';
import { mountApollo } from './mountApollo.ts';

const { NOT_FOUND: roomTaken } = defineErrors({ NOT_FOUND: { status: 200 } });
let resolved = 0;

const schema = makeExecutableSchema<GatewayContext>({
  typeDefs: `
    type Query { me: Person! broken: String dead: String find(text: String, nest: [[[String]]]): String }
    type Person { name: String! friend: Person! }
    type Mutation { rename(how: String!): RenameResult! }
    union RenameResult = RenameSuccess | Failure
    type RenameSuccess { name: String! }
    type Failure { error: CallError! }
    type CallError { code: String! message: String! }
  `,
  resolvers: {
    Query: {
      me: () => {
        resolved += 1;
        return person;
      },
      find: () => {
        resolved += 1;
        return 'found';
      },
      broken: () => {
        throw new Error('password of the database');
      },
      dead: () => {
        throw new ServiceError(commonErrors.SESSION_INVALID);
      },
    },
    Mutation: {
      rename: (_root, { how }: { how: string }, context) =>
        asResult(
          'RenameSuccess',
          context,
          how === 'refuse' ? Promise.reject(new ServiceError(roomTaken)) : Promise.resolve({ name: how }),
        ),
    },
  },
});
const person: object = { name: 'Ana', friend: () => person };

const log = pino({ level: 'silent' });
const apps: FastifyInstance[] = [];

async function start(
  development: boolean,
  documents: DocumentGate = buildOpenGate(),
  refreshDocuments?: () => Promise<void>,
): Promise<FastifyInstance> {
  const app = await createHttpServer({ log });
  apps.push(app);
  await mountApollo(app, {
    schema,
    development,
    documents,
    ...(refreshDocuments && { refreshDocuments }),
    client: { call: () => Promise.reject(new Error('not called')) },
    authenticate: async (_credentials, visitor) => visitor,
    translator: await loadTranslator(),
  });
  await app.ready();
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await start(true);
});
afterAll(() => Promise.all(apps.map((running) => running.close())));

const query = (text: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload: { query: text }, headers });

const nested = (depth: number): string => (depth ? `friend { ${nested(depth - 1)} }` : 'name');

describe('GraphQL over HTTP', () => {
  it('answers a query', async () => {
    expect((await query('{ me { name friend { name } } }')).json()).toEqual({
      data: { me: { name: 'Ana', friend: { name: 'Ana' } } },
    });
  });

  it('returns an expected refusal in the payload, in the caller’s language', async () => {
    const text =
      'mutation { rename(how: "refuse") { ... on RenameSuccess { name } ... on Failure { error { code message } } } }';
    expect((await query(text, { locale: 'fr_FR' })).json()).toEqual({
      data: { rename: { error: { code: 'NOT_FOUND', message: 'Cet élément n’existe pas ou n’existe plus.' } } },
    });
  });

  it('returns a dead session as an error with its code, and hides unexpected errors', async () => {
    expect((await query('{ dead }')).json()).toMatchObject({ errors: [{ extensions: { code: 'SESSION_INVALID' } }] });
    const broken = await query('{ broken }');
    expect(broken.json()).toMatchObject({ errors: [{ message: 'INTERNAL', extensions: { code: 'INTERNAL' } }] });
    expect(broken.body).not.toContain('password');
  });

  const times = (count: number, part: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => part(at)).join(' ');
  const chain = (length: number, part: (next: string) => string): string =>
    `${times(length, (at) => `fragment F${at} on Person { ${part(`...F${at + 1}`)} }`)} fragment F${length} on Person { name }`;
  it.each([
    ['depth', `{ me { ${nested(12)} } }`],
    ['depth', `{ me { ...F0 } } ${chain(12, (next) => `friend { ${next} }`)}`],
    ['aliases', `{ ${times(20, (at) => `a${at}: me { name }`)} }`],
    ['aliases', `{ me { name } ${times(20, (at) => `a${at}: __typename`)} }`],
    ['directives', `{ me { name ${times(30, () => '@include(if: true)')} } }`],
    ['directives', `{ me { name ${times(30, () => '@a')} } }`],
    ['fields', `{ ${times(310, () => 'me')} }`],
    ['fragmentSpreads', `{ me { ${times(60, () => '...F')} } } fragment F on Person { name }`],
    ['variables', `query (${times(60, (at) => `$v${at}: Int`)}) { me { name } }`],
    ['cost', `{ me { ...F0 } } ${chain(5, (next) => times(5, () => `friend { ${next} }`))}`],
    ['tokens', `{ me { ${times(2_000, () => 'name')} } }`],
    ['tokens', `{ find(nest: ${'['.repeat(600)}${']'.repeat(600)}) }`],
    ['characters', `{ me { name } } # ${'x'.repeat(20_000)}`],
  ])('refuses a document beyond the limit of %s before any resolver runs', async (limit, text) => {
    resolved = 0;
    const response = await query(text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      errors: [{ message: expect.stringContaining(`: ${limit},`), extensions: { code: 'OPERATION_TOO_LARGE' } }],
    });
    expect(resolved).toBe(0);
  });

  it('answers the full introspection query', async () => {
    const answer = (await query(getIntrospectionQuery())).json();
    expect(answer).not.toHaveProperty('errors');
    expect(answer).toHaveProperty('data.__schema.queryType.name', 'Query');
  });

  it.each([
    ['GRAPHQL_PARSE_FAILED', '{ me {'],
    ['GRAPHQL_PARSE_FAILED', '{ me("\u0000") }'],
    ['GRAPHQL_VALIDATION_FAILED', '{ me { age } }'],
    ['GRAPHQL_VALIDATION_FAILED', '{ me { ...F } } fragment F on Person { friend { ...F } }'],
    ['BAD_USER_INPUT', 'query ($text: String!) { find(text: $text) }'],
  ])('answers invalid documents and variables with %s and 400', async (code, text) => {
    const response = await query(text);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(response.json()).not.toHaveProperty('data');
  });

  it.each([
    ['a NUL', 'variables.text', { text: 'a\0b' }],
    ['half of a surrogate pair', 'variables.text', { text: '\ud800' }],
    ['a NUL deep inside', 'variables.nest[0][1][0]', { nest: [[[], ['\0']]] }],
    [
      'a nest that no input has',
      `variables.nest${'[0]'.repeat(10)}`,
      JSON.parse(`{"nest":${'['.repeat(15)}${']'.repeat(15)}}`),
    ],
    [
      'more values than any input has',
      expect.stringContaining('variables.nest[0][0]'),
      { nest: [[Array.from({ length: 30_000 }, () => 'a')]] },
    ],
  ])('refuses variables with %s, and names the place', async (_what, path, variables) => {
    resolved = 0;
    const payload = {
      query: 'query ($text: String, $nest: [[[String]]]) { find(text: $text, nest: $nest) }',
      variables,
    };
    const response = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED', fields: [{ path }] } }],
    });
    expect(resolved).toBe(0);
  });

  it('refuses batches, forms, plain text and large bodies', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': type } });
    expect((await send('[{"query":"{ me { name } }"}]', 'application/json')).statusCode).toBe(400);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const refused = await send('query=%7Bme%7Bname%7D%7D', type);
      expect(refused.statusCode).toBe(415);
      expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }] });
    }
    const large = await send(JSON.stringify({ query: 'x'.repeat(300_000) }), 'application/json');
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] });
  });

  it('forbids caching of its answers', async () => {
    expect((await query('{ me { name } }')).headers['cache-control']).toBe('no-store');
    expect((await query('{ me {')).headers['cache-control']).toBe('no-store');
  });

  it('reveals its schema in development only', async () => {
    const introspection = {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ __schema { queryType { name } } }' },
    } as const;
    expect((await app.inject(introspection)).json()).toHaveProperty('data');
    const production = await start(false);
    expect((await production.inject(introspection)).json()).not.toHaveProperty('data');
    const guess = { method: 'POST', url: '/graphql', payload: { query: '{ mee { name } }' } } as const;
    expect((await production.inject(guess)).body).not.toContain('Did you mean');
  });
});

describe('GraphQL in production', () => {
  const NAME = 'query Name { me { name } }';
  // A registered document is our own. The limits apply only to other documents.
  const LONG = `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: me { name }`).join(' ')} }`;
  const registered = new Map([NAME, LONG].map((text) => [hashDocument(text), text]));
  const registry = { find: (hash: string) => registered.get(hash) };
  const byHash = (text: string, more: object = {}) => ({
    extensions: { persistedQuery: { version: 1, sha256Hash: hashDocument(text) } },
    ...more,
  });
  let closed: FastifyInstance;
  beforeAll(async () => {
    closed = await start(false, createDocumentGate({ registry, open: false }));
  });
  const ask = (payload: object, headers: Record<string, string> = {}) =>
    closed.inject({ method: 'POST', url: '/graphql', payload, headers });

  it('answers a registered operation by its hash, by its text, and by both', async () => {
    const answer = { data: { me: { name: 'Ana' } } };
    expect((await ask(byHash(NAME))).json()).toEqual(answer);
    expect((await ask({ query: NAME })).json()).toEqual(answer);
    expect((await ask(byHash(NAME, { query: NAME }))).json()).toEqual(answer);
    expect((await ask(byHash(LONG))).json()).toHaveProperty('data.a19.name', 'Ana');
    const { extensions } = byHash(NAME);
    const url = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`;
    expect((await closed.inject({ method: 'GET', url })).json()).toEqual(answer);
  });

  it.each([
    ['OPERATION_NOT_REGISTERED', { query: '{ me { name } }' }],
    ['OPERATION_NOT_REGISTERED', { query: `${NAME} ` }],
    ['OPERATION_NOT_REGISTERED', { query: '{ __typename }' }],
    ['OPERATION_NOT_REGISTERED', { query: '{' }],
    ['PERSISTED_QUERY_NOT_FOUND', byHash('{ me { name } }')],
    ['VALIDATION_FAILED', byHash(NAME, { query: '{ me { name } }' })],
    [
      'VALIDATION_FAILED',
      { query: NAME, extensions: { persistedQuery: { version: 2, sha256Hash: hashDocument(NAME) } } },
    ],
  ])('refuses other requests with %s: %j', async (code, payload) => {
    resolved = 0;
    const refused = await ask(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    expect(refused.json()).not.toHaveProperty('data');
    expect(resolved).toBe(0);
  });

  it('refreshes the list for an unknown document, at most once within a second', async () => {
    const published = '{ me { friend { name } } }';
    const known = new Map(registered);
    const refreshDocuments = jest.fn(async () => void known.set(hashDocument(published), published));
    const gate = createDocumentGate({ registry: { find: (hash) => known.get(hash) }, open: false });
    const app = await start(false, gate, refreshDocuments);
    const send = (text: string) => app.inject({ method: 'POST', url: '/graphql', payload: byHash(text) });
    expect((await send(published)).json()).toHaveProperty('data.me.friend.name', 'Ana');
    for (let at = 0; at < 5; at++) expect((await send(`{ nobody${at} }`)).statusCode).toBe(400);
    expect(refreshDocuments).toHaveBeenCalledTimes(1);
  });

  it('registers no document because a client sends it', async () => {
    const text = '{ me { friend { name } } }';
    for (const app of [closed, await start(false)]) {
      const send = (payload: object) => app.inject({ method: 'POST', url: '/graphql', payload });
      await send(byHash(text, { query: text }));
      expect((await send(byHash(text))).json()).toMatchObject({
        errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
      });
    }
  });

  it('refuses in the caller’s language', async () => {
    expect((await ask({ query: '{ me { name } }' }, { locale: 'ro_RO' })).json()).toHaveProperty(
      'errors.0.message',
      'Acest produs răspunde doar la operațiile trimise de propriile pagini.',
    );
  });

  it('answers unregistered documents within limits if the operator allows it', async () => {
    const open = await start(false, createDocumentGate({ registry, open: true }));
    const send = (query: string) => open.inject({ method: 'POST', url: '/graphql', payload: { query } });
    expect((await send('{ me { name } }')).json()).toEqual({ data: { me: { name: 'Ana' } } });
    expect((await send(`{ me { ${nested(12)} } }`)).json()).toMatchObject({
      errors: [{ extensions: { code: 'OPERATION_TOO_LARGE' } }],
    });
  });
});
