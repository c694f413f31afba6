import { ServiceError } from '@meet/contracts';
import { graphqlErrors } from '@meet/contracts/graphql';
import { GraphQLError, Lexer, Source, TokenKind, parse, visit, type DocumentNode } from 'graphql';
import { DOCUMENT_LIMITS, type DocumentLimit } from './documentLimits.ts';
import { weighDocument } from './weighDocument.ts';

/**
 * Throws OPERATION_TOO_LARGE, with the limit's name, for a document beyond the limits. Each limit bounds the work of
 * the next step: characters before reading, tokens before parsing, the rest before validation. Invalid GraphQL passes
 * as far as it can be read; the parser reports where it fails.
 */
export function validateDocument(text: string): void {
  keep('characters', text.length);
  try {
    countTokens(text);
    validateParsed(parse(text, { noLocation: true }));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
  }
}

function countTokens(text: string): void {
  const lexer = new Lexer(new Source(text));
  for (let tokens = 0; lexer.advance().kind !== TokenKind.EOF; tokens += 1) keep('tokens', tokens + 1);
}

function validateParsed(document: DocumentNode): void {
  const counts = { variables: 0, directives: 0, aliases: 0, fields: 0, fragmentSpreads: 0 };
  visit(document, {
    VariableDefinition: () => void (counts.variables += 1),
    Directive: () => void (counts.directives += 1),
    FragmentSpread: () => void (counts.fragmentSpreads += 1),
    Field({ alias }) {
      counts.fields += 1;
      if (alias) counts.aliases += 1;
    },
  });
  keepAll(counts);
  validateWeight(document);
}

/** Throws OPERATION_TOO_LARGE for a document that is too deep or too expensive, whether it is registered or not. */
export function validateWeight(document: DocumentNode): void {
  keepAll({ ...weighDocument(document) });
}

function keepAll(measured: Partial<Record<DocumentLimit, number>>): void {
  for (const [limit, value] of Object.entries(measured)) keep(limit as DocumentLimit, value);
}

function keep(limit: DocumentLimit, value: number): void {
  const max = DOCUMENT_LIMITS[limit];
  if (value > max) throw new ServiceError(graphqlErrors.OPERATION_TOO_LARGE, { params: { limit, max } });
}
