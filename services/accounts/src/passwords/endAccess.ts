import { endChatWebhooks } from '@meet/chat-contract';
import { commonErrors, isRefusal } from '@meet/contracts';
import { disableWebhooks, endApiKeys } from '@meet/integrations-contract';
import { closeCalendarFeed } from '@meet/meetings-contract';
import { endAuthorizations } from '@meet/oauth-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

type AccessDeps = Pick<Deps, 'sessionStore' | 'linkStore' | 'apiKeyStore' | 'client' | 'log'>;

/** Ends the account's sessions and mailed links after a new password. `keep` is the session that chose the password. */
export async function endSessions(
  { sessionStore, linkStore }: AccessDeps,
  accountId: string,
  keep?: string,
): Promise<void> {
  await linkStore.endAll(accountId);
  await sessionStore.end(accountId, keep === undefined ? 'all' : { allBut: keep });
}

/**
 * Ends all other access to the account: API keys, applications, the calendar feed's address, webhooks and the URLs that
 * post to chat rooms. Call it after `endSessions`: a session that is still live could create new ones. While the chat
 * service is away, the URLs stay, because a new password must not wait for it: they only post.
 */
export async function endOtherAccess({ apiKeyStore, client, log }: AccessDeps, accountId: string): Promise<void> {
  await apiKeyStore.end(accountId);
  for (const call of [endApiKeys, endAuthorizations, closeCalendarFeed, disableWebhooks]) {
    await client.call(call, { accountId }, SERVICE_CALLER);
  }
  try {
    await client.call(endChatWebhooks, { accountId }, SERVICE_CALLER);
  } catch (error) {
    if (!isRefusal(error, commonErrors.UNAVAILABLE)) throw error;
    log.warn({ accountId }, 'the chat service did not answer; the webhooks of an account stay');
  }
}
