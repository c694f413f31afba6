import { getMeetingsHistory as getMeetingsHistoryCall, MEETING_LIMITS } from '@meet/meetings-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentPastMeetings } from '../presenters/presentPastMeetings.ts';

export const getMeetingsHistory = defineOperation(getMeetingsHistoryCall, async (input, { deps, account, now }) => {
  const { before, offset = 0, limit = MEETING_LIMITS.historyPage, withTotal = true } = input;
  const wanted = input.search?.trim();
  const pattern = wanted && { $regex: searchPattern(wanted) };
  const filter = {
    accountIds: account.accountId,
    live: false,
    attended: true,
    ...(pattern && { $or: [{ searchText: pattern }, { searchNames: pattern }] }),
  };
  const [total, meetings] = await Promise.all([
    withTotal ? deps.meetings.countDocuments(filter) : null,
    deps.meetings
      .find({ ...filter, ...(before && after(before)) })
      .sort({ startedAt: -1, _id: -1 })
      .skip(before ? 0 : offset)
      .limit(limit)
      .lean(),
  ]);
  const last = meetings.length === limit ? meetings.at(-1) : undefined;
  const presented = await presentPastMeetings(deps, meetings, account, now());
  return {
    total,
    next: last ? `${last.startedAt}.${last._id}` : null,
    meetings: presented.map(({ meeting }) => meeting),
  };
});

/** Returns the condition for meetings after a place in the list. It has a bound at which an index starts. */
function after(place: string) {
  const at = place.indexOf('.');
  const startedAt = Number(place.slice(0, at));
  return {
    startedAt: { $lte: startedAt },
    $and: [{ $or: [{ startedAt: { $lt: startedAt } }, { _id: { $lt: place.slice(at + 1) } }] }],
  };
}
