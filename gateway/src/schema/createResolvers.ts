import type { AnyCall, GraphqlMutation, GraphqlQuery } from '@meet/contracts';
import type { GraphqlPart } from '@meet/contracts/graphql';
import type { GatewayContext } from '../graphql/createContext.ts';
import { asAnswer, asResult } from './asResult.ts';
import { toSuccessType, hasNoOutput } from './describeSchema.ts';
import { withoutNulls } from './withoutNulls.ts';

type Resolver = (root: unknown, args: Record<string, unknown>, context: GatewayContext) => unknown;
type ResolverMap = Record<string, Record<string, unknown>>;

/** Creates resolvers for everything that describeSchema describes. */
export function createResolvers(parts: readonly GraphqlPart[]): ResolverMap {
  const map: ResolverMap = { Query: {}, Mutation: {} };
  for (const call of parts.flatMap(({ calls }) => calls)) {
    if (!call.graphql) continue;
    if ('query' in call.graphql) map['Query']![call.graphql.query] = resolveQuery(call, call.graphql);
    else map['Mutation']![call.name] = resolveMutation(call, call.graphql);
  }
  for (const { joins = {} } of parts)
    for (const [type, fields] of Object.entries(joins)) Object.assign((map[type] ??= {}), fields);
  return map;
}

function resolveQuery(call: AnyCall, { value }: GraphqlQuery): Resolver {
  const isDone = hasNoOutput(call);
  return async (_root, args, context) => {
    const answer = await asAnswer(context, context.call(call, withoutNulls(args, call.input)));
    if (value) return answer[value];
    return isDone || answer;
  };
}

function resolveMutation(call: AnyCall, options: GraphqlMutation): Resolver {
  const typename = toSuccessType(call, options);
  return (_root, args, context) => {
    const input = (options.input ? args['input'] : args) as Record<string, unknown>;
    const echo = Object.fromEntries((options.echo ?? []).map((name) => [name, input[name]]));
    const outcome = context.call(call, withoutNulls(input, call.input));
    return asResult(
      typename,
      context,
      outcome.then((answer) => ({ done: true, ...echo, ...answer })),
    );
  };
}
