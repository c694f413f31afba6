import { commonErrors, HEADERS, LOCALES, type Call, type ErrorEntry } from '@meet/contracts';
import type { Translator } from '../texts/translator.ts';
import { toJsonSchema, type JsonSchema } from './toJsonSchema.ts';

export interface OpenApiOptions {
  readonly calls: readonly Call[];
  readonly translator: Translator;
  readonly version: string;
  /** Returns the purposes of the API keys that may make a call. */
  readonly keysFor: (call: Call) => readonly string[];
}

const FAILURE = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', description: 'Stable, upper snake case.' },
    message: { type: 'string', description: 'In the language of the locale header.' },
    fields: {
      type: 'array',
      description: 'The members of the input that are wrong.',
      items: {
        type: 'object',
        required: ['path', 'key', 'message'],
        properties: { path: { type: 'string' }, key: { type: 'string' }, message: { type: 'string' } },
      },
    },
    data: { type: 'object', description: 'Values that belong to the code, such as a present revision.' },
  },
};

/** Raw bytes of any type. */
const BYTES = { '*/*': { schema: { type: 'string', format: 'binary' } } };

const FILE = {
  description:
    'The bytes; 206 with a part of them where a range was asked for, 304 where its entity tag was sent along.',
  content: BYTES,
};

/** Builds the OpenAPI 3.1 document of all calls that outside callers may make, from the definitions of the calls. */
export function buildOpenApi({ calls, translator, version, keysFor }: OpenApiOptions): JsonSchema {
  const open = calls.filter((call) => call.access !== 'service').sort((a, b) => a.path.localeCompare(b.path));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meet',
      version,
      description: 'The REST-compatible calls. Every answer carries `success`; failures carry `code` and `message`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(open.map((call) => call.service))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(
      [...Map.groupBy(open, ({ path }) => path)].map(([path, calls]) => [
        `/${path.replace(/:(\w+)/g, '{$1}')}`,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), describe(call, translator, keysFor(call))])),
      ]),
    ),
    components: {
      securitySchemes: {
        userToken: { type: 'apiKey', in: 'header', name: HEADERS.userToken },
        adminToken: { type: 'apiKey', in: 'header', name: HEADERS.adminToken },
        bearer: { type: 'http', scheme: 'bearer', description: 'A user token.' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, for the calls that name what it is for.' },
      },
      parameters: {
        locale: {
          in: 'header',
          name: HEADERS.locale,
          schema: { enum: [...LOCALES] },
          description: 'Language of messages.',
        },
      },
      schemas: { Failure: FAILURE },
    },
  };
}

function describe(call: Call, translator: Translator, keys: readonly string[]): JsonSchema {
  const input = toJsonSchema(call.input.describe());
  const output = toJsonSchema(call.output.describe());
  return {
    operationId: call.name,
    tags: [call.service],
    summary: call.summary,
    security: getSecurity(call, keys),
    parameters: [{ $ref: '#/components/parameters/locale' }, ...getParameters(call, input)],
    ...(call.method !== 'GET' && { requestBody: toBody(call, input) }),
    responses: {
      '200':
        call.gives === 'bytes'
          ? FILE
          : {
              description: 'Done, or refused with `success: false`.',
              content: {
                'application/json': { schema: { anyOf: [success(output), { $ref: '#/components/schemas/Failure' }] } },
              },
            },
      ...getFailures(call, translator),
    },
  };
}

function success(output: JsonSchema): JsonSchema {
  const { properties, required } = output as { properties?: JsonSchema; required?: string[] };
  return {
    ...output,
    properties: { success: { const: true }, ...properties },
    required: ['success', ...(required ?? [])],
  };
}

function getSecurity({ access }: Call, keys: readonly string[]): JsonSchema[] {
  const user = [{ userToken: [] }, { bearer: [] }, ...keys.map((service) => ({ apiKey: [service] }))];
  const admin = [{ adminToken: [] }];
  return access === 'user'
    ? user
    : access === 'admin'
      ? admin
      : access === 'account'
        ? [...user, ...admin]
        : [{}, ...user];
}

interface ObjectOfMembers {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: string[];
}

const pathMembers = ({ path }: Call) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Returns the input's members in the path, in headers and, for a GET or bytes, in the query. */
function getParameters(call: Call, input: JsonSchema): JsonSchema[] {
  const { properties = {}, required = [] } = input as ObjectOfMembers;
  const inPath = pathMembers(call);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const header = call.headers[name];
    if (inPath.includes(name)) return [{ in: 'path', name, required: true, schema }];
    if (header) return [{ in: 'header', name: header, required: required.includes(name), schema }];
    return call.method === 'GET' || call.takes === 'bytes'
      ? [{ in: 'query', name, required: required.includes(name), schema }]
      : [];
  });
}

/** Returns the part of the input that travels in the body. */
function toBody(call: Call, input: JsonSchema): JsonSchema {
  if (call.takes === 'bytes') return { required: true, content: BYTES };
  const { properties = {}, required = [] } = input as ObjectOfMembers;
  const elsewhere = [...pathMembers(call), ...Object.keys(call.headers)];
  const isInBody = (name: string) => !elsewhere.includes(name);
  const needed = required.filter(isInBody);
  const { required: _all, ...rest } = input as ObjectOfMembers;
  const schema = {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isInBody(name))),
    ...(needed.length && { required: needed }),
  };
  return {
    required: true,
    content: {
      [call.takes === 'form' ? 'multipart/form-data' : 'application/json']: { schema },
      ...(call.formMember && { 'application/x-www-form-urlencoded': { schema: toForm(call.formMember, schema) } }),
    },
  };
}

/** Describes a form that holds the input as JSON in one member. */
const toForm = (member: string, contentSchema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [member]: { type: 'string', contentMediaType: 'application/json', contentSchema } },
  required: [member],
});

function getFailures(call: Call, translator: Translator): JsonSchema {
  const entries: ErrorEntry[] = [commonErrors.VALIDATION_FAILED, ...call.errors];
  if (call.access !== 'public') entries.push(commonErrors.SESSION_INVALID, commonErrors.FORBIDDEN);
  if (call.rateLimit) entries.push(commonErrors.TOO_MANY_REQUESTS);
  const byStatus = Map.groupBy(entries, (entry) => entry.status);
  byStatus.delete(200);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map(({ code }) => `${code}: ${translator.translate('en_US', `errors.${code}`)}`).join('\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
}
