import { getOauthClients as call } from '@meet/oauth-contract';
import { compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentClient } from '../presenters/presentClient.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const getOauthClients = defineOperation(call, async (_input, context) => {
  const clients = (await context.deps.clientStore.list()).map((client) => presentClient(toSpeaker(context), client));
  return { clients: clients.sort((a, b) => a.name.localeCompare(b.name) || compareKeys(a.clientId, b.clientId)) };
});
