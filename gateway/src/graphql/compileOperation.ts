import {
  execute,
  getNamedType,
  getVariableValues,
  GraphQLError,
  isInputObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { validateWeight } from '../documents/validateDocument.ts';
import type { GatewayContext } from './createContext.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface CompiledOperation {
  readonly name: string | undefined;
  readonly isQuery: boolean;
  /** Whether compiled code executes it. Otherwise graphql-js does. */
  readonly isCompiled: boolean;
  /** Returns the operation with these variables, or undefined if a variable does not fit its type. */
  bind(variables: Variables): ((context: GatewayContext) => Promise<ExecutionResult>) | undefined;
}

type CompiledCode = (context: GatewayContext, variables: Variables) => Promise<ExecutionResult | undefined>;

const RULES = [...specifiedRules, NoSchemaIntrospectionCustomRule];

/**
 * Prepares a document's only operation for repeated execution. Returns undefined for documents that Apollo must answer
 * or refuse: invalid ones, subscriptions, introspection, and several operations in one document. Throws
 * OPERATION_TOO_LARGE for documents beyond the limits of depth and cost.
 */
export function compileOperation(schema: GraphQLSchema, text: string): CompiledOperation | undefined {
  const document = parseValid(schema, text);
  const [operation, ...others] = document?.definitions.filter(isOperation) ?? [];
  if (!document || !operation || others.length > 0) return undefined;
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return undefined;
  validateWeight(document);

  const { variableDefinitions = [] } = operation;
  const compiled = compile(schema, document, variableDefinitions);
  return {
    name: operation.name?.value,
    isQuery: operation.operation === OperationTypeNode.QUERY,
    isCompiled: compiled !== undefined,
    bind(variables) {
      const interpret = (context: GatewayContext) =>
        execute({ schema, document, contextValue: context, variableValues: variables });
      // graphql-js validates and completes the variables, because compiled code accepts some invalid ones.
      const { coerced } = getVariableValues(schema, variableDefinitions, variables);
      return coerced && (async (context) => (await compiled?.(context, coerced)) ?? interpret(context));
    },
  };
}

/** Compiles the operation. The compiled code returns undefined, without any effect, when it doubts the variables. */
function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: readonly VariableDefinitionNode[],
): CompiledCode | undefined {
  // Two cases can't be compiled. A fragment that is spread twice would carry the conditions of one place to the other.
  // An input type within itself would expand without end.
  if (hasConditions(document) || !canBeWrittenOut(schema, variables)) return undefined;
  const compiled = compileQuery(schema, document, undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(compiled)) return undefined;
  return async (context, variables) => {
    const result = await compiled.query(undefined, context, variables);
    return 'data' in result ? result : undefined;
  };
}

function parseValid(schema: GraphQLSchema, text: string): DocumentNode | undefined {
  try {
    const document = parse(text);
    return validate(schema, document, RULES).length > 0 ? undefined : document;
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

function hasConditions(document: DocumentNode): boolean {
  let found = false;
  visit(document, { Directive: () => void (found = true) });
  return found;
}

function canBeWrittenOut(schema: GraphQLSchema, variables: readonly VariableDefinitionNode[]): boolean {
  const ends = (type: GraphQLNamedType | undefined, within: readonly unknown[]): boolean =>
    !isInputObjectType(type) ||
    (!within.includes(type) &&
      Object.values(type.getFields()).every((field) => ends(getNamedType(field.type), [...within, type])));
  return variables.every(({ type }) => ends(getNamedType(typeFromAST(schema, type as NamedTypeNode)), []));
}

const isOperation = (node: { kind: string }): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION;
