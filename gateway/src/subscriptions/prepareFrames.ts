import type { BusEvent } from '@meet/contracts/events';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { presentEvent } from '../schema/base.ts';
import { encodeTextFrame } from './encodeTextFrame.ts';
import type { ParsedSubscription } from './parseSubscription.ts';

export type GetFrame = (subscriptionId: string) => Buffer;

/**
 * Executes the document once, and encodes one frame per distinct subscription id. Our own client always uses the same
 * id.
 */
export function prepareFrames(
  schema: GraphQLSchema,
  { document, variables }: ParsedSubscription,
  event: BusEvent,
): GetFrame | undefined {
  const result = execute({
    schema,
    document,
    variableValues: variables,
    rootValue: { events: presentEvent(event) },
  }) as ExecutionResult;
  if (!result.data) return undefined;
  const payload = JSON.stringify(result);
  const frames = new Map<string, Buffer>();
  return (id) => {
    let frame = frames.get(id);
    if (!frame) {
      frame = encodeTextFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
      frames.set(id, frame);
    }
    return frame;
  };
}
