import { EVENTS_DOCUMENT, EVENTS_DOCUMENT_HASH } from '@meet/contracts/graphql';
import { describe, expect, it } from '@jest/globals';
import type { GraphQLError } from 'graphql';
import { createDocumentGate } from '../documents/createDocumentGate.ts';
import { loadSchema } from '../graphql/loadSchema.ts';
import { pets } from '../testing/petsPart.ts';
import { buildOpenGate } from '../testing/buildOpenGate.ts';
import { createSubscriptionParser, type RequestedSubscription } from './parseSubscription.ts';

const schema = loadSchema([pets]);
const find = (hash: string) => (hash === EVENTS_DOCUMENT_HASH ? EVENTS_DOCUMENT : undefined);
const production = createSubscriptionParser(schema, createDocumentGate({ registry: { find }, open: false }));
const development = createSubscriptionParser(schema, buildOpenGate());

const toCode = (parsed: ReturnType<typeof production>) => (parsed as readonly GraphQLError[])[0]?.extensions['code'];
const byHash = (sha256Hash: string): RequestedSubscription => ({
  query: '',
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});

describe('a subscription’s document', () => {
  it('may name the events document by its text or by its hash, with the same result', () => {
    const parsed = production({ query: EVENTS_DOCUMENT });
    expect(parsed).toHaveProperty('document');
    expect(production(byHash(EVENTS_DOCUMENT_HASH))).toBe(parsed);
  });

  it('must be registered in production', () => {
    expect(toCode(production({ query: 'subscription { events { type } }' }))).toBe('OPERATION_NOT_REGISTERED');
    expect(toCode(production({ query: `${EVENTS_DOCUMENT} ` }))).toBe('OPERATION_NOT_REGISTERED');
    expect(toCode(production(byHash('0'.repeat(64))))).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(development({ query: 'subscription { events { type } }' })).toHaveProperty('document');
  });

  it('is checked against the limits before it is validated', () => {
    expect(toCode(development({ query: `subscription { events { type ${'@a'.repeat(30)} } }` }))).toBe(
      'OPERATION_TOO_LARGE',
    );
    expect(toCode(development({ query: EVENTS_DOCUMENT, variables: { name: 'a\0' } }))).toBe('VALIDATION_FAILED');
  });

  it('must be the events subscription alone', () => {
    for (const query of ['{ version }', 'subscription { events { type } more: events { at } }', '{', '']) {
      expect(development({ query })).toEqual([expect.any(Error)]);
    }
  });
});
