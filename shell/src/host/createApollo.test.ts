import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { graphqlErrors } from '@meet/contracts/graphql';
import { parse } from 'graphql';
import { createApollo } from './createApollo.ts';

/**
 * A document as code generation writes it, and the text that it registers under the hash, including the types' names.
 */
const DOCUMENT = Object.assign(parse('{ notificationCounts { unseenCount } }'), { hash: 'the hash' });
const TEXT = '{\n  notificationCounts {\n    unseenCount\n    __typename\n  }\n}';
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
const ask = () => createApollo(() => {}).query({ query: DOCUMENT });

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});

describe('the page’s Apollo client', () => {
  it('sends the hash of a registered operation, without its text', async () => {
    fetch.mockResolvedValueOnce(answer(200, { data: COUNTS }));
    expect((await ask()).data).toEqual(COUNTS);
    const [body] = sent();
    expect(body).not.toHaveProperty('query');
    expect(body!.extensions.persistedQuery.sha256Hash).toBe(DOCUMENT.hash);
  });

  it('sends the registered text if the server does not know the hash', async () => {
    const { code } = graphqlErrors.PERSISTED_QUERY_NOT_FOUND;
    fetch.mockResolvedValueOnce(answer(400, { errors: [{ message: 'Not known', extensions: { code } }] }));
    fetch.mockResolvedValueOnce(answer(200, { data: COUNTS }));
    expect((await ask()).data).toEqual(COUNTS);
    expect(sent()[1]!.query).toBe(TEXT);
  });

  it('does not retry after another refusal', async () => {
    const { code } = graphqlErrors.OPERATION_NOT_REGISTERED;
    fetch.mockResolvedValueOnce(answer(400, { errors: [{ message: 'Refused', extensions: { code } }] }));
    await expect(ask()).rejects.toMatchObject({ errors: [{ extensions: { code } }] });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
