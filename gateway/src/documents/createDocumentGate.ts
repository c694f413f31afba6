import { commonErrors, ServiceError } from '@meet/contracts';
import { graphqlErrors } from '@meet/contracts/graphql';
import type { DocumentRegistry } from './createDocumentRegistry.ts';
import { hashDocument } from './hashDocument.ts';
import { validateDocument } from './validateDocument.ts';
import { DOCUMENT_LIMITS } from './documentLimits.ts';

/** Part of a request that names its document: a text, or the hash of a registered one. */
export interface DocumentRequest {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

export interface AdmittedDocument {
  readonly text: string;
  /** Hash of a registered document; undefined for other documents. */
  readonly hash?: string;
}

export interface DocumentGate {
  /**
   * Returns the document of a request, or undefined if the request names none. Throws OPERATION_NOT_REGISTERED,
   * PERSISTED_QUERY_NOT_FOUND, OPERATION_TOO_LARGE or VALIDATION_FAILED.
   */
  identify(request: DocumentRequest): AdmittedDocument | undefined;
  /** Returns only the text of the document. */
  admit(request: DocumentRequest): string | undefined;
}

export interface DocumentGateOptions {
  readonly registry: Pick<DocumentRegistry, 'find'>;
  /** Accepts documents that are not registered, within limits. */
  readonly open: boolean;
}

/** Creates the gate, which decides which GraphQL documents are accepted, before they are parsed for execution. */
export function createDocumentGate({ registry, open }: DocumentGateOptions): DocumentGate {
  function identifyText(query: string, expected: string | undefined): AdmittedDocument {
    // Hashing a long text costs time, and no registered document is so long.
    const hash = query.length > DOCUMENT_LIMITS.characters ? undefined : hashDocument(query);
    if (expected !== undefined && expected !== hash) throw invalidHash();
    if (hash && registry.find(hash) !== undefined) return { text: query, hash };
    if (!open) throw new ServiceError(graphqlErrors.OPERATION_NOT_REGISTERED);
    validateDocument(query);
    return { text: query };
  }

  function identify({ query, extensions }: DocumentRequest): AdmittedDocument | undefined {
    const hash = readHash(extensions);
    if (typeof query === 'string' && query) return identifyText(query, hash);
    if (hash === undefined) return undefined;
    const text = registry.find(hash);
    if (text === undefined) throw new ServiceError(graphqlErrors.PERSISTED_QUERY_NOT_FOUND);
    return { text, hash };
  }

  return { identify, admit: (request) => identify(request)?.text };
}

function readHash(extensions: unknown): string | undefined {
  const persisted = (extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery;
  if (persisted === undefined || persisted === null) return undefined;
  const { version, sha256Hash } = persisted as { version?: unknown; sha256Hash?: unknown };
  if (version !== 1 || typeof sha256Hash !== 'string') throw invalidHash();
  return sha256Hash;
}

function invalidHash(): ServiceError {
  return new ServiceError(commonErrors.VALIDATION_FAILED, {
    fields: [{ path: 'extensions.persistedQuery', key: 'common.invalid' }],
  });
}
