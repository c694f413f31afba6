import { HeaderMap, type HTTPGraphQLRequest } from '@apollo/server';
import { commonErrors, ServiceError } from '@meet/contracts';
import type { FastifyRequest } from 'fastify';
import type { AdmittedDocument, DocumentGate } from '../documents/createDocumentGate.ts';
import { validateVariables } from '../documents/validateVariables.ts';

export interface AdmittedRequest {
  /** Undefined if the request names no document; Apollo then refuses it. */
  readonly document: AdmittedDocument | undefined;
  /** Members as they were sent, of any type. */
  readonly operationName: unknown;
  readonly variables: unknown;
  /** Whether all members conform to GraphQL over HTTP. Apollo refuses the others. */
  readonly isWellFormed: boolean;
  /** Returns the request in Apollo's form, with the document's text in place of a hash. */
  toApollo(): HTTPGraphQLRequest;
}

/**
 * Returns a request that passed the gate. Throws the errors of the gate, VALIDATION_FAILED for variables that no call
 * accepts, and MALFORMED_JSON for search parameters that are no JSON.
 */
export function admitRequest(request: FastifyRequest, gate: DocumentGate): AdmittedRequest {
  return request.method === 'GET' ? admitSearch(request, gate) : admitBody(request, gate);
}

function admitSearch(request: FastifyRequest, gate: DocumentGate): AdmittedRequest {
  const search = new URLSearchParams(new URL(request.url, 'http://localhost').search);
  const document = gate.identify({ query: search.get('query'), extensions: parseJson(search.get('extensions')) });
  const variables = parseJson(search.get('variables'));
  validateVariables(variables);
  const isSaidOnce = ['variables', 'operationName'].every((name) => search.getAll(name).length <= 1);
  return {
    document,
    operationName: search.get('operationName'),
    variables,
    isWellFormed:
      isSaidOnce && (variables === undefined || isObject(variables)) && request.headers['content-type'] === undefined,
    toApollo() {
      if (document) search.set('query', document.text);
      search.delete('extensions');
      return { method: request.method, headers: getHeaders(request), search: `?${search}`, body: undefined };
    },
  };
}

function admitBody(request: FastifyRequest, gate: DocumentGate): AdmittedRequest {
  const { body } = request;
  const { query, operationName, variables, extensions } = isObject(body) ? body : {};
  const document = isObject(body) ? gate.identify({ query, extensions }) : undefined;
  validateVariables(variables);
  return {
    document,
    operationName,
    variables,
    isWellFormed: [variables, extensions].every((value) => value === undefined || value === null || isObject(value)),
    toApollo() {
      const head = { method: request.method, headers: getHeaders(request), search: '' };
      if (!document || !isObject(body) || !isObject(extensions)) return { ...head, body };
      const { persistedQuery: _admitted, ...others } = extensions;
      return { ...head, body: { ...body, query: document.text, extensions: others } };
    },
  };
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

function getHeaders(request: FastifyRequest): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}
