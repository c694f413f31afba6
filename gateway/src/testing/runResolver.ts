import type { Call } from '@meet/contracts';
import type { GatewayContext } from '../graphql/createContext.ts';

type Resolver = (root: unknown, args: object, context: GatewayContext, info: never) => Promise<unknown>;

/** A context whose every call gives the one answer, or fails with it when it is an Error; it keeps what was called. */
export function contextAnswering(answer: unknown) {
  const calls: { path: string; input: unknown }[] = [];
  const context = {
    call: async ({ path }: Call, input: unknown) => {
      calls.push({ path, input });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    translate: (key: string) => key,
  } as unknown as GatewayContext;
  return { context, calls };
}

/** Runs a resolver over an answer of its calls, and tells what was called. */
export async function runResolver(resolver: unknown, args: object, answer: unknown) {
  const { context, calls } = contextAnswering(answer);
  return { result: await (resolver as Resolver)({}, args, context, undefined as never), calls };
}
