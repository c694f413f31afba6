import { createHttpServer, loadTranslator } from '@meet/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { serverAudits } from 'graphql-http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createDocumentGate } from '../documents/createDocumentGate.ts';
import { createDocumentRegistry } from '../documents/createDocumentRegistry.ts';
import { pets } from '../testing/petsPart.ts';
import { loadSchema } from './loadSchema.ts';
import { mountApollo } from './mountApollo.ts';

/** Audits that request a part of the schema, which production does not reveal. */
const NEED_INTROSPECTION = ['BF61', '2EA1', '28B9', 'D6D5', '6A70'];

/** Valid documents of the audits, registered as a build would do it. */
const AUDITS_DOCUMENTS = ['{ __typename }', 'query Query { __typename }', 'mutation { __typename }'];

describe.each([
  ['in development', { development: true, open: true, documents: [], passing: 61 }],
  ['in production, open to outside callers', { development: false, open: true, documents: [], passing: 56 }],
  ['in production', { development: false, open: false, documents: AUDITS_DOCUMENTS, passing: 56 }],
])('GraphQL over HTTP %s', (_mode, { development, open, documents, passing }) => {
  const log = pino({ level: 'silent' });
  let app: FastifyInstance;
  const url = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  const audits = serverAudits({ url }).filter(({ id }) => development || !NEED_INTROSPECTION.includes(id));

  beforeAll(async () => {
    app = await createHttpServer({ log });
    await mountApollo(app, {
      schema: loadSchema([pets]),
      development,
      documents: createDocumentGate({
        registry: createDocumentRegistry({ shellFolder: '', loadReleases: async () => [], always: documents, log }),
        open,
      }),
      client: { call: () => Promise.reject(new Error('not called')) },
      authenticate: async (_credentials, visitor) => visitor,
      translator: await loadTranslator(),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  it(`is checked by ${passing} of graphql-http’s 61 server audits`, () => {
    expect(audits).toHaveLength(passing);
  });

  it.each(audits.map(({ id, name, fn }) => [id, name, fn] as const))('%s %s', async (_id, _name, audit) => {
    expect(await audit()).toMatchObject({ status: 'ok' });
  });
});
