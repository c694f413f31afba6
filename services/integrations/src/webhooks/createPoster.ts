import type { WebhookFailure } from '@meet/integrations-contract';
import { createReach, type ReachOptions } from '@meet/service-kit';

/** Answers are not read: received bytes are discarded up to this number, then the connection is cut. */
const DRAINED_BYTES = 16 * 1024;

export interface Posted {
  /** Null if no answer came. */
  readonly statusCode: number | null;
  /** Null if the request succeeded. */
  readonly failure: WebhookFailure | null;
}

export interface Poster {
  /** Returns whether an address may be requested, as far as it is known without resolving its name. */
  allows(url: string): boolean;
  /** Posts a body once. Follows no redirect, respects the timeout, and never throws. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Posted>;
}

/** Creates a client that posts to addresses of people's choice, if these may be reached. */
export function createPoster(options: ReachOptions): Poster {
  const { allows, send } = createReach(options);
  return {
    allows,
    async post(url, body, headers) {
      const { statusCode, failure } = await send(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Meet-Webhooks/1' },
        body,
        bytes: DRAINED_BYTES,
      });
      if (statusCode !== null) return { statusCode, failure: findFailure(statusCode) };
      // Unknown and internal names result in the same failure, so that nobody learns which internal names exist.
      return { statusCode, failure: failure === 'name' ? 'address' : failure };
    },
  };
}

function findFailure(statusCode: number): WebhookFailure | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status';
}
