import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { commonErrors, ServiceError } from '@meet/contracts';
import type { FastifyRequest } from 'fastify';
import type { DocumentGate } from '../documents/createDocumentGate.ts';
import { judgeVariables } from '../documents/judgeVariables.ts';

/**
 * The request as Apollo takes it, with the text of its document in the place of a hash. Throws what the gate throws,
 * VALIDATION_FAILED for variables that no call takes, and MALFORMED_JSON for search parameters that are no JSON.
 */
export function admitRequest(request: FastifyRequest, gate: DocumentGate): HTTPGraphQLRequest {
  const facts = { method: request.method, headers: headersOf(request) };
  if (request.method !== 'GET') return { ...facts, search: '', body: admitBody(request.body, gate) };

  const search = new URLSearchParams(new URL(request.url, 'http://localhost').search);
  const query = gate.admit({ query: search.get('query'), extensions: parseJson(search.get('extensions')) });
  judgeVariables(parseJson(search.get('variables')));
  if (query !== undefined) search.set('query', query);
  search.delete('extensions');
  return { ...facts, search: `?${search}`, body: undefined };
}

/** What is no object is left to Apollo to refuse. */
function admitBody(body: unknown, gate: DocumentGate): unknown {
  if (!isObject(body)) return body;
  const query = gate.admit(body);
  judgeVariables(body['variables']);
  if (query === undefined || !isObject(body['extensions'])) return body;
  const { persistedQuery: _admitted, ...extensions } = body['extensions'];
  return { ...body, query, extensions };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch (error) {
    throw new ServiceError(commonErrors.MALFORMED_JSON, { cause: error });
  }
}

function headersOf(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
