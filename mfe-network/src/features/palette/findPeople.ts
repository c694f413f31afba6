import type { Command, HostApi } from '@meet/remote-kit';
import { filterCommands } from '@meet/ui/command-palette';
import { filter, firstValueFrom, fromEvent, merge } from 'rxjs';
import { getPresenceMark } from '@meet/network-contract';
import { isNotifying, presentStatus } from '../../components/person/presentStatus.ts';
import { createContactOrder } from '../../state/createContactOrder.ts';
import { groupNamesByEmail } from '../../state/filterNetwork.ts';
import { getPresence, type Contact, type NetworkState } from '@meet/remote-kit/network';
import { getNetwork } from '../../state/getNetwork.ts';

/** Maximum number of people in the palette. Before anything is typed, it shows those at the top of My network. */
const SHOWN_MAX = 6;

/**
 * Finds contacts by name or address, then others by the names of their groups, both in the order of My network. Enter
 * writes to them, Ctrl-Enter calls. Throws if the contacts could not be loaded.
 */
export async function findPeople(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  const { state$, loading$, refresh } = getNetwork(host);
  if (loading$.value === 'failed') refresh();
  const settled$ = loading$.pipe(filter((loading) => loading !== 'loading'));
  await firstValueFrom(merge(settled$, fromEvent(signal, 'abort')));
  if (loading$.value !== 'ready') throw new Error('The contacts are not there.');
  const state = state$.value;
  const order = createContactOrder(host.i18n.locale.replace('_', '-'));
  const find = (contacts: readonly Contact[], getWords: (contact: Contact) => readonly string[]) => {
    const rows = contacts.map((contact) => {
      const [label = '', ...more] = getWords(contact);
      return { contact, label, group: '', keywords: more.join(' ') };
    });
    const found = filterCommands(rows, query).map(({ contact }) => [contact.contactId, contact] as const);
    return order({ ...state, contacts: new Map(found) });
  };
  const groups = groupNamesByEmail(state.groups.values());
  const getGroups = ({ email }: Contact) => groups.get(email) ?? [];
  const themselves = find([...state.contacts.values()], ({ fullName, email }) => [fullName, email]);
  const others = [...state.contacts.values()].filter((contact) => !themselves.includes(contact));
  const byGroup = find(others, (contact) => [contact.fullName, contact.email, ...getGroups(contact)]);
  return [
    ...themselves.map((contact) => asCommand(host, state, contact)),
    ...byGroup.map((contact) => asCommand(host, state, contact, getGroups(contact))),
  ].slice(0, SHOWN_MAX);
}

/** Presents a contact as a command. `groups` are those by which the contact was found, shown instead of the address. */
function asCommand(host: HostApi, state: NetworkState, contact: Contact, groups: readonly string[] = []): Command {
  const { contactId, fullName, email, avatar } = contact;
  const { t } = host.i18n;
  const presence = getPresence(state, email);
  const words = presence.status && isNotifying(presence.status) ? presentStatus(t, presence.status) : undefined;
  return {
    id: `contact ${contactId}`,
    label: fullName,
    group: '',
    hint: [words, groups.length > 0 ? groups.join(', ') : email].filter(Boolean).join(' · '),
    person: { email, avatar: avatar ?? null, presence: getPresenceMark(presence) },
    run: () => host.events.emit('conversation.requested@1', { contactId }),
    alternative: {
      label: t('contacts.call'),
      run: () => host.events.emit('call.requested@1', { people: [{ fullName, email }] }),
    },
  };
}
