import { commonErrors, ServiceError } from '@meet/contracts';
import { graphqlErrors } from '@meet/contracts/graphql';
import type { DocumentRegistry } from './createDocumentRegistry.ts';
import { hashDocument } from './hashDocument.ts';
import { validateDocument } from './validateDocument.ts';
import { DOCUMENT_LIMITS } from './documentLimits.ts';

/** The part of a request that says what is asked: a text, or the hash of a registered one. */
export interface DocumentRequest {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

export interface AdmittedDocument {
  readonly text: string;
  /** The hash that it is registered under; none for a document of others. */
  readonly hash?: string;
}

export interface DocumentGate {
  /**
   * The document that a request names. Throws OPERATION_NOT_REGISTERED, PERSISTED_QUERY_NOT_FOUND, OPERATION_TOO_LARGE
   * or VALIDATION_FAILED. Undefined where the request names none.
   */
  identify(request: DocumentRequest): AdmittedDocument | undefined;
  /** Its text alone. */
  admit(request: DocumentRequest): string | undefined;
}

export interface DocumentGateOptions {
  readonly registry: Pick<DocumentRegistry, 'find'>;
  /** Whether documents that are not registered are answered, within limits. */
  readonly open: boolean;
}

/** Decides what GraphQL is asked, before anything is parsed for an answer. */
export function createDocumentGate({ registry, open }: DocumentGateOptions): DocumentGate {
  function identifyText(query: string, expected: string | undefined): AdmittedDocument {
    // Hashing a long text is work, too; none that is registered is so long.
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
