import { commonErrors, defineErrors, ServiceError } from '@meet/contracts';
import { createHttpServer, loadTranslator } from '@meet/service-kit';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { asResult } from '../resolvers/asResult.ts';
import type { GatewayContext } from './createContext.ts';
import { mountApollo } from './mountApollo.ts';

const { NOT_FOUND: roomTaken } = defineErrors({ NOT_FOUND: { status: 200 } });
let resolved = 0;

const schema = makeExecutableSchema<GatewayContext>({
  typeDefs: `
    type Query { me: Person! broken: String dead: String }
    type Person { name: String! friend: Person! }
    type Mutation { rename(how: String!): RenameResult! }
    union RenameResult = RenameSuccess | Failure
    type RenameSuccess { name: String! }
    type Failure { code: String! message: String! }
  `,
  resolvers: {
    Query: {
      me: () => {
        resolved += 1;
        return person;
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

async function start(development: boolean): Promise<FastifyInstance> {
  const app = await createHttpServer({ log });
  apps.push(app);
  await mountApollo(app, {
    schema,
    development,
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

describe('GraphQL over HTTP', () => {
  it('answers', async () => {
    expect((await query('{ me { name friend { name } } }')).json()).toEqual({
      data: { me: { name: 'Ana', friend: { name: 'Ana' } } },
    });
  });

  it('gives an expected refusal as part of the payload, in the caller’s language', async () => {
    const text = 'mutation { rename(how: "refuse") { ... on RenameSuccess { name } ... on Failure { code message } } }';
    expect((await query(text, { locale: 'fr_FR' })).json()).toEqual({
      data: { rename: { code: 'NOT_FOUND', message: 'Cet élément n’existe pas ou n’existe plus.' } },
    });
  });

  it('gives a dead session as an error with its code, and hides what no one foresaw', async () => {
    expect((await query('{ dead }')).json()).toMatchObject({ errors: [{ extensions: { code: 'SESSION_INVALID' } }] });
    const broken = await query('{ broken }');
    expect(broken.json()).toMatchObject({ errors: [{ message: 'INTERNAL', extensions: { code: 'INTERNAL' } }] });
    expect(broken.body).not.toContain('password');
  });

  const nested = (depth: number): string => (depth ? `friend { ${nested(depth - 1)} }` : 'name');
  it.each([
    ['too deep', `{ me { ${nested(12)} } }`],
    ['too many aliases', `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: me { name }`).join(' ')} }`],
    ['too many directives', `{ me { name ${'@include(if: true) '.repeat(30)} } }`],
    ['too many tokens', `{ me { ${'name '.repeat(2_000)} } }`],
  ])('refuses a document that is %s before any resolver runs', async (_what, text) => {
    resolved = 0;
    const response = await query(text);
    expect(response.json()).toHaveProperty('errors');
    expect(response.json()).not.toHaveProperty('data.me');
    expect(resolved).toBe(0);
  });

  it('refuses batches, forms and plain text', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': type } });
    expect((await send('[{"query":"{ me { name } }"}]', 'application/json')).statusCode).toBe(400);
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect((await send('query=%7Bme%7Bname%7D%7D', type)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });

  it('tells its schema in development only', async () => {
    const introspection = {
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ __schema { queryType { name } } }' },
    } as const;
    expect((await app.inject(introspection)).json()).toHaveProperty('data');
    expect((await (await start(false)).inject(introspection)).json()).not.toHaveProperty('data');
  });
});
