import type { WebhookFailure } from '@meet/integrations-contract';
import { createReach, type ReachOptions } from '@meet/service-kit';

/** Answers are not read: what comes in before the line is cut is thrown away. */
const DRAINED_BYTES = 16 * 1024;

export interface Posted {
  /** Null where no answer came. */
  readonly statusCode: number | null;
  /** Null where it got through. */
  readonly failure: WebhookFailure | null;
}

export interface Poster {
  /** Whether an address may be posted to, as far as it can be told without looking up its name. */
  allows(url: string): boolean;
  /** Posts a body once. Follows no redirection, waits no longer than it may, and never throws. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Posted>;
}

/** Posts to addresses that people chose, as far as these may be reached. */
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
      // An unknown name and an internal one fail alike, so that nobody learns which internal names exist.
      return { statusCode, failure: failure === 'name' ? 'address' : failure };
    },
  };
}

function findFailure(statusCode: number): WebhookFailure | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  return statusCode >= 300 && statusCode < 400 ? 'redirect' : 'status';
}
