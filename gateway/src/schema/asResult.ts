import { commonErrors, ServiceError } from '@meet/contracts';
import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../graphql/createContext.ts';

export interface FailurePayload {
  __typename: 'Failure';
  error: {
    code: string;
    message: string;
    fields: { path: string; key: string; message: string }[];
    data: Readonly<Record<string, unknown>> | null;
  };
}

/**
 * Returns a mutation's payload: the call's output under its success type, or the refusal as Failure. An ended session
 * and unexpected errors stay errors of the request.
 */
export async function asResult<const Name extends string, Output extends object>(
  typename: Name,
  context: Pick<GatewayContext, 'translate'>,
  outcome: Promise<Output>,
): Promise<(Output & { __typename: Name }) | FailurePayload> {
  try {
    return { ...(await outcome), __typename: typename };
  } catch (error) {
    if (!isRefusal(error) || error.code === commonErrors.SESSION_INVALID.code) throw error;
    return { __typename: 'Failure', error: describeRefusal(error, context) };
  }
}

/** Returns a query's result. A refusal becomes an error of the request, in the caller's language. */
export async function asAnswer<Output>(
  context: Pick<GatewayContext, 'translate'>,
  outcome: Promise<Output>,
): Promise<Output> {
  try {
    return await outcome;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { message, ...extensions } = describeRefusal(error, context);
    throw new RefusedQuery(message, { extensions });
  }
}

/** Error of a refused query. */
export class RefusedQuery extends GraphQLError {}

/** Returns whether an error is a refusal. A service that is away counts as one; its client has logged the reason. */
const isRefusal = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && (!error.entry.reportable || error.code === commonErrors.UNAVAILABLE.code);

function describeRefusal({ code, details }: ServiceError, { translate }: Pick<GatewayContext, 'translate'>) {
  const fields = (details.fields ?? []).map(({ path, key, params }) => ({
    path,
    key,
    message: translate(key, params),
  }));
  const message = fields[0]?.message ?? translate(`errors.${code}`, details.params);
  return { code, message, fields, data: details.data ?? null };
}
