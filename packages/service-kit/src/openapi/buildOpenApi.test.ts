import { bit, createCallDefiner, email, input, noOutput, output, text, type Call } from '@meet/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from '@jest/globals';
import { array, number, object, string } from 'yup';
import { loadTranslator } from '../texts/translator.ts';
import { buildOpenApi } from './buildOpenApi.ts';

const defineCall = createCallDefiner('network');
const calls = [
  defineCall('addContact', {
    path: 'add-contact',
    access: 'user',
    summary: 'Adds a contact.',
    input: input({ contactEmail: email(), contactName: text().max(101, 'common.invalid'), pin: bit() }),
    output: output({
      contacts: array(object({ id: string().required(), seen: number().nullable().defined() })).required(),
    }),
    rateLimit: { max: 10, windowSeconds: 60 },
  }),
  defineCall('getContacts', {
    path: 'get-contacts',
    access: 'user',
    method: 'GET',
    summary: 'Lists.',
    input: input({ newlyAdded: text() }),
    output: noOutput,
  }),
  defineCall('hidden', { path: 'hidden', access: 'service', summary: 'Internal.', input: input({}), output: noOutput }),
];

const keysFor = ({ name }: Pick<Call, 'name'>) => (name === 'getContacts' ? ['calendar', 'jira'] : []);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, without calls between services', async () => {
    const document = buildOpenApi({ calls, translator: await loadTranslator(), version: '1.0.0', keysFor });
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(Object.keys(document.paths as object)).toEqual(['/add-contact', '/get-contacts']);
  });

  it('contains the limits, required members and statuses that the call declares', async () => {
    const { paths } = buildOpenApi({ calls, translator: await loadTranslator(), version: '1.0.0', keysFor }) as {
      paths: Record<
        string,
        { post: { requestBody: { content: { 'application/json': { schema: unknown } } }; responses: object } }
      >;
    };
    const { requestBody, responses } = paths['/add-contact']!.post;
    expect(requestBody.content['application/json'].schema).toMatchObject({
      required: ['contactEmail'],
      properties: {
        contactEmail: { type: 'string', maxLength: 60, pattern: expect.any(String) },
        contactName: { maxLength: 101 },
        pin: { type: 'number', enum: [0, 1] },
      },
    });
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '429']);
  });

  it('describes a form that holds the input as JSON', async () => {
    const post = defineCall('post', {
      path: 'hooks/:secret',
      access: 'public',
      summary: 'Posts.',
      input: input({ secret: text().required(), text: text().required() }),
      output: noOutput,
      formMember: 'payload',
    });
    const { paths } = buildOpenApi({
      ...{ calls: [post], translator: await loadTranslator(), version: '1.0.0' },
      keysFor: () => [],
    }) as { paths: Record<string, { post: { requestBody: { content: Record<string, { schema: unknown }> } } }> };
    const { content } = paths['/hooks/{secret}']!.post.requestBody;
    const json = content['application/json']!.schema;
    expect(json).toMatchObject({ required: ['text'] });
    expect(content['application/x-www-form-urlencoded']!.schema).toEqual({
      type: 'object',
      properties: { payload: { type: 'string', contentMediaType: 'application/json', contentSchema: json } },
      required: ['payload'],
    });
  });

  it('names the kinds of API keys that open each call', async () => {
    const { paths } = buildOpenApi({ calls, translator: await loadTranslator(), version: '1.0.0', keysFor }) as {
      paths: Record<string, Record<string, { security: object[] }>>;
    };
    const session = [{ userToken: [] }, { bearer: [] }];
    expect(paths['/get-contacts']!['get']!.security).toEqual([
      ...session,
      { apiKey: ['calendar'] },
      { apiKey: ['jira'] },
    ]);
    expect(paths['/add-contact']!['post']!.security).toEqual(session);
  });
});
