import { ApolloServerErrorCode } from '@apollo/server/errors';
import type { Locale } from '@meet/contracts';
import { graphqlErrors } from '@meet/contracts/graphql';
import { presentFailure, type Translator } from '@meet/service-kit';
import { GRAPHQL_MEDIA_TYPE, inUtf8, JSON_MEDIA_TYPE } from './mediaTypes.ts';

/** Codes of a refused document, as opposed to a malformed request. */
const DOCUMENT_CODES: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
  ...Object.keys(graphqlErrors),
]);

/**
 * Returns the status of a refusal by GraphQL over HTTP. Clients that accept only plain JSON attribute a 4xx to an
 * intermediary, so they get a refused document with 200. All other clients get the real status.
 */
export function getStatus(code: unknown, status: number, accept: string | undefined): number {
  return DOCUMENT_CODES.has(code) && accept?.includes(JSON_MEDIA_TYPE) && !accept.includes(GRAPHQL_MEDIA_TYPE)
    ? 200
    : status;
}

export interface RefusalContext {
  readonly accept: string | undefined;
  readonly locale: Locale;
  readonly translator: Translator;
}

/**
 * Returns the response to a request that is refused before its execution, in a form for the caller's GraphQL client.
 */
export function presentRefusal(error: unknown, { accept, locale, translator }: RefusalContext) {
  const { status, body } = presentFailure(error, locale, translator);
  return {
    status: getStatus(body.code, status, accept),
    type: inUtf8(accept?.includes(GRAPHQL_MEDIA_TYPE) ? GRAPHQL_MEDIA_TYPE : JSON_MEDIA_TYPE),
    body: { errors: [{ message: body.message, extensions: { code: body.code, fields: body.fields } }] },
  };
}
