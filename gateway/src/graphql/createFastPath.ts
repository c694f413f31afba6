import { describeSpan } from '@meet/service-kit';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { GraphQLError, type ExecutionResult, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { AdmittedRequest } from './admitRequest.ts';
import { compileOperation, type CompiledOperation } from './compileOperation.ts';
import type { GatewayContext } from './createContext.ts';
import { GRAPHQL_MEDIA_TYPE, inUtf8, JSON_MEDIA_TYPE } from './mediaTypes.ts';
import { presentError } from './presentError.ts';

export interface ShortAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface FastPath {
  /**
   * Answers a registered operation as Apollo would, without its pipeline. Returns undefined, without any effect, if
   * Apollo has to answer. Throws OPERATION_TOO_LARGE.
   */
  answer(
    admitted: AdmittedRequest,
    request: Pick<FastifyRequest, 'method' | 'headers'>,
    createContext: () => Promise<GatewayContext>,
  ): Promise<ShortAnswer> | undefined;
}

/** Maximum number of prepared operations; more than all kept releases have. */
const OPERATIONS_MAX = 1_000;

/** Content types by the `accept` headers that clients write. Apollo handles all other headers. */
const TYPE_BY_ACCEPT: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, inUtf8(JSON_MEDIA_TYPE)],
  ['*/*', inUtf8(JSON_MEDIA_TYPE)],
  [JSON_MEDIA_TYPE, inUtf8(JSON_MEDIA_TYPE)],
  [GRAPHQL_MEDIA_TYPE, inUtf8(GRAPHQL_MEDIA_TYPE)],
  [`${GRAPHQL_MEDIA_TYPE},${JSON_MEDIA_TYPE};q=0.9`, inUtf8(GRAPHQL_MEDIA_TYPE)],
]);

export interface FastPathOptions {
  readonly schema: GraphQLSchema;
  readonly log: FastifyBaseLogger;
}

/** Creates the fast path. It prepares each registered operation at its first request. */
export function createFastPath({ schema, log }: FastPathOptions): FastPath {
  const operations = new Map<string, CompiledOperation | undefined>();

  function find(hash: string, text: string): CompiledOperation | undefined {
    if (operations.has(hash)) return operations.get(hash);
    const operation = compileOperation(schema, text);
    if (operation && !operation.isCompiled)
      log.info({ hash, operation: operation.name }, 'an operation is interpreted');
    if (operations.size >= OPERATIONS_MAX) operations.delete(operations.keys().next().value!);
    operations.set(hash, operation);
    return operation;
  }

  const present = (errors: readonly GraphQLError[]) => errors.map((error) => presentError(error.toJSON(), error, log));

  async function run(execute: (context: GatewayContext) => Promise<ExecutionResult>, context: GatewayContext) {
    const { data, errors } = await execute(context);
    return stringify({ errors: errors && present(errors), data });
  }

  return {
    answer({ document, operationName, isWellFormed, variables: sent }, { method, headers }, createContext) {
      if (document?.hash === undefined) return undefined;
      const operation = find(document.hash, document.text);
      const type = TYPE_BY_ACCEPT.get(headers.accept);
      if (!operation || !isWellFormed || type === undefined) return undefined;
      if (operationName !== undefined && operationName !== null && operationName !== operation.name) return undefined;
      if (method === 'GET' && !operation.isQuery) return undefined;
      const execute = operation.bind((sent ?? {}) as Readonly<Record<string, unknown>>);
      if (!execute) return undefined;
      if (operation.name !== undefined) describeSpan({ 'graphql.operation.name': operation.name });
      return createContext().then(
        async (context) => ({ status: 200, type, body: await run(execute, context) }),
        (cause: unknown) => ({ status: 500, type, body: stringify({ errors: present([withoutContext(cause)]) }) }),
      );
    },
  };
}

/** Serialises as Apollo does. */
const stringify = (result: FormattedExecutionResult) => `${JSON.stringify(result)}\n`;

/** Returns an error of the whole request. presentError takes its code and text from the cause. */
const withoutContext = (cause: unknown) => new GraphQLError('', { originalError: cause as Error });
