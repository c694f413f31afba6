import { recordAct } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { firstSegment, ROUTES } from '@meet/contracts/routes';
import { createRemote as call, releasesErrors, REMOTES_MAX } from '@meet/releases-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentRemote } from '../presenters/present.ts';
import type { RemoteDocument } from '../models/remotes.ts';

/** Prefix of the slots that the shell itself declares. */
const SHELLS = 'shell';

export const createRemote = defineOperation(call, async ({ remote: name, ...input }, context) => {
  const { deps, now } = context;
  const { live, remotes } = deps;
  const all = await live.read();
  if (all.has(name)) throw new ServiceError(releasesErrors.REMOTE_EXISTS);
  if (all.size >= REMOTES_MAX) throw new ServiceError(releasesErrors.REMOTE_LIMIT_REACHED);
  const remote: RemoteDocument = {
    _id: name,
    team: input.team.trim(),
    teamEmail: input.teamEmail ?? null,
    slots: [...new Set(input.slots ?? [])],
    routes: [...new Set(input.routes ?? [])],
    keys: input.keys ?? [],
    sizeBudget: input.sizeBudget ?? null,
    requiresSecondPerson: input.requiresSecondPerson ?? false,
    createdAt: now(),
    seeded: null,
  };
  const others = [...all.values()].map((other) => other.remote);
  const taken = [
    ...remote.slots.filter((slot) => slot === SHELLS || others.some(({ slots }) => slots.includes(slot))),
    ...remote.routes.filter((route) => isPromised(route) || others.some(({ routes }) => routes.includes(route))),
  ];
  if (taken.length)
    throw new ServiceError(releasesErrors.REMOTE_PREFIX_TAKEN, { params: { prefixes: taken.join(', ') } });
  await recordAct(context, 'remote-created', name);
  try {
    await remotes.create(remote);
  } catch (error) {
    if (isDuplicateKey(error)) throw new ServiceError(releasesErrors.REMOTE_EXISTS);
    throw error;
  }
  await live.refresh(name);
  return { remote: presentRemote(remote) };
});

/** Returns whether a segment or a page is one that the product promises. These belong to the product's own remotes. */
const isPromised = (route: string) =>
  Object.hasOwn(ROUTES, route) || Object.values(ROUTES).some(({ path }) => firstSegment(path) === route);
