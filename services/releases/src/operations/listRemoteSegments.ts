import { ROUTES } from '@meet/contracts/routes';
import { listRemoteSegments as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const listRemoteSegments = defineOperation(call, async (_input, { deps }) => {
  const owned = [...(await deps.live.read()).values()].flatMap(({ remote }) => remote.routes);
  // The other routes are names of pages that the product promises.
  return { segments: [...new Set(owned)].filter((route) => !Object.hasOwn(ROUTES, route)) };
});
