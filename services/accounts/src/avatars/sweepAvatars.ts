import type { Deps } from '../Deps.ts';

/** Time within which an account starts to use a newly uploaded picture. */
const UNNAMED_MS = 3_600_000;
const AT_ONCE = 500;

/** Deletes pictures that no account uses: those of deleted accounts and of interrupted uploads. */
export async function sweepAvatars({ avatars, accounts }: Pick<Deps, 'avatars' | 'accounts'>, now: number) {
  for (let last = ''; ;) {
    const page = await avatars
      .find({ _id: { $gt: last } }, { accountId: 1, createdAt: 1 })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .lean();
    const old = page.filter(({ createdAt }) => createdAt < now - UNNAMED_MS);
    const owners = await accounts.find({ _id: { $in: old.map(({ accountId }) => accountId) } }, { avatarId: 1 }).lean();
    const named = new Set(owners.map(({ avatarId }) => avatarId));
    const gone = old.flatMap(({ _id }) => (named.has(_id) ? [] : _id));
    if (gone.length > 0) await avatars.deleteMany({ _id: { $in: gone } });
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!._id;
  }
}
