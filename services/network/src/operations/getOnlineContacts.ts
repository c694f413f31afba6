import { getOnlineContacts as call } from '@meet/network-contract';
import { findShownPeople } from '../acquaintances/findShownPeople.ts';
import { defineOperation } from '../defineOperation.ts';
import { presentLastOnline } from '../presenters/presentLastOnline.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';

export const getOnlineContacts = defineOperation(call, async ({ timezone, emails }, { deps, account, caller, now }) => {
  const among = { emails: emails?.map((email) => email.toLowerCase()) };
  const presences = await loadPresences(deps, await findShownPeople(deps, account.accountId, among));
  const contactsStatus = [...presences.values()].map((record) => {
    const presence = presentPresence(record, now());
    return {
      email: record.email,
      ...presence,
      lastOnline: presence.time === null ? null : presentLastOnline(presence.time, caller.locale, timezone),
    };
  });
  return { contactsStatus };
});
