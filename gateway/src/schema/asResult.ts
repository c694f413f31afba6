import { commonErrors, ServiceError } from '@meet/contracts';
import type { GatewayContext } from '../graphql/createContext.ts';

export interface FailurePayload {
  __typename: 'Failure';
  code: string;
  message: string;
  fields: { path: string; key: string; message: string }[];
}

/**
 * A mutation's payload: the call's output under its success type, or the refusal as Failure.
 * A dead session and what no one foresaw stay errors of the request.
 */
export async function asResult<const Name extends string, Output extends object>(
  typename: Name,
  context: GatewayContext,
  outcome: Promise<Output>,
): Promise<(Output & { __typename: Name }) | FailurePayload> {
  try {
    return { ...(await outcome), __typename: typename };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.entry.reportable || error.code === commonErrors.SESSION_INVALID.code)
      throw error;
    const fields = (error.details.fields ?? []).map(({ path, key, params }) => ({
      path,
      key,
      message: context.translate(key, params),
    }));
    const message = fields[0]?.message ?? context.translate(`errors.${error.code}`, error.details.params);
    return { __typename: 'Failure', code: error.code, message, fields };
  }
}
