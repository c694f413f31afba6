import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { graphqlErrors } from '@meet/contracts/graphql';
import registered from '../../operations.generated.json';
import { NotificationCountsDocument } from '../frame/bell.generated.ts';
import { createApollo } from './createApollo.ts';

const documents: Readonly<Record<string, string>> = registered;
const COUNTS = { notificationCounts: { __typename: 'NotificationCounts', unseenCount: 3 } };

interface Body {
  readonly query?: string;
  readonly operationName: string;
  readonly extensions: { readonly persistedQuery: { readonly version: number; readonly sha256Hash: string } };
}

const fetch = jest.fn<typeof globalThis.fetch>();
const sent = (): Body[] => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Body);
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/graphql-response+json' } });
const ask = () => createApollo(() => {}).query({ query: NotificationCountsDocument });

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});

describe('the page’s Apollo client', () => {
  it('sends the hash of a registered operation, and no text', async () => {
    fetch.mockResolvedValueOnce(answer(200, { data: COUNTS }));
    expect((await ask()).data).toEqual(COUNTS);
    const [body] = sent();
    expect(body).not.toHaveProperty('query');
    expect(documents).toHaveProperty(body!.extensions.persistedQuery.sha256Hash);
  });

  it('asks with the text, the registered one, where the hash is not known', async () => {
    const { code } = graphqlErrors.PERSISTED_QUERY_NOT_FOUND;
    fetch.mockResolvedValueOnce(answer(400, { errors: [{ message: 'Not known', extensions: { code } }] }));
    fetch.mockResolvedValueOnce(answer(200, { data: COUNTS }));
    expect((await ask()).data).toEqual(COUNTS);
    const [, { query, extensions }] = sent() as [Body, Body];
    expect(query).toBe(documents[extensions.persistedQuery.sha256Hash]);
  });

  it('does not ask again after another refusal', async () => {
    const { code } = graphqlErrors.OPERATION_NOT_REGISTERED;
    fetch.mockResolvedValueOnce(answer(400, { errors: [{ message: 'Refused', extensions: { code } }] }));
    await expect(ask()).rejects.toMatchObject({ errors: [{ extensions: { code } }] });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
