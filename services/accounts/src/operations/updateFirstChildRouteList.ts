import { ServiceError } from '@meet/contracts';
import { accountsErrors, updateFirstChildRouteList as call } from '@meet/accounts-contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import { defineOperation } from '../defineOperation.ts';
import { takeBackAliases } from '../profiles/takeBackAliases.ts';

/**
 * Replaces the segments that earlier builds reserved, and takes back aliases in conflict. The built-in segments are
 * code, so no list can free them.
 */
export const updateFirstChildRouteList = defineOperation(
  call,
  async ({ accessKey, firstChildRoutePaths }, { deps }) => {
    const expected = deps.settings.ROUTES_ACCESS_KEY;
    if (!expected || !timingSafeEqual(digest(accessKey), digest(expected))) {
      throw new ServiceError(accountsErrors.ACCESS_KEY_INVALID);
    }
    const segments = [
      ...new Set(firstChildRoutePaths.map((path) => path.replace(/^\//, '').split('/', 1)[0]!.toLowerCase())),
    ];
    const named = segments.filter((segment) => segment !== '');
    await deps.reservedSegments.bulkWrite(
      named.map((_id) => ({ updateOne: { filter: { _id }, update: { $setOnInsert: { _id } }, upsert: true } })),
    );
    const known = await deps.reservedSegments.find().lean();
    const stale = known.map(({ _id }) => _id).filter((_id) => !named.includes(_id));
    await deps.reservedSegments.deleteMany({ _id: { $in: stale } });
    await takeBackAliases(deps);
    return {};
  },
);

const digest = (text: string) => createHash('sha256').update(text).digest();
