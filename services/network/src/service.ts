import { networkTexts } from '@meet/network-contract/texts';
import { defineService, repeat } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import { doFollowUp } from './follow-ups/doFollowUp.ts';
import { followEvents } from './follow-ups/followEvents.ts';
import { operations } from './operations/index.ts';
import { PRESENCE_SWEEP_MS, sweepPresence } from './presence/sweepPresence.ts';
import { queryBounds } from './queryBounds.ts';
import { settings } from './settings.ts';

/** Contacts, contact groups, presence and status. */
export const networkService = defineService({
  name: 'network',
  texts: [networkTexts],
  settings,
  setUp: (base) => {
    const deps = createDeps(base);
    deps.followUps.followBy((row) => doFollowUp(deps, row));
    return deps;
  },
  operations,
  queryBounds,
  queues: ({ followUps }) => followUps.queues,
  start: (deps, base) => {
    const stopFollowing = followEvents(deps, base);
    const stopWorking = deps.followUps.start();
    const stopSweeping = repeat(PRESENCE_SWEEP_MS, () => sweepPresence(deps), base.log);
    return async () => {
      // Events that have arrived are stored before the queues stop.
      await Promise.all([stopFollowing(), stopSweeping()]);
      await stopWorking();
    };
  },
});
