import type { Command, HostApi } from '@meet/remote-kit';
import { filterCommands } from '@meet/ui/command-palette';
import { filter, firstValueFrom, fromEvent, merge } from 'rxjs';
import { presenceMarkOf } from '@meet/network-contract';
import { isTelling, presentStatus } from '../../components/person/presentStatus.ts';
import { createContactOrder } from '../../state/createContactOrder.ts';
import { groupNamesByEmail } from '../../state/filterNetwork.ts';
import { presenceOf } from '../../state/presenceOf.ts';
import { networkOf } from '../../state/networkOf.ts';
import type { Contact, NetworkState } from '../../state/NetworkState.ts';

/** People in the palette; before anything is typed those who stand first in the network. */
const SHOWN_MAX = 6;

/**
 * Contacts by name, address or group, as My network orders them. Enter writes to them, Ctrl-Enter calls. Throws where
 * the contacts could not be had.
 */
export async function findPeople(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  const { state$, loading$, refresh } = networkOf(host);
  if (loading$.value === 'failed') refresh();
  const settled$ = loading$.pipe(filter((loading) => loading !== 'loading'));
  await firstValueFrom(merge(settled$, fromEvent(signal, 'abort')));
  if (loading$.value !== 'ready') throw new Error('The contacts are not there.');
  const state = state$.value;
  const groups = groupNamesByEmail(state.groups.values());
  const found = filterCommands(
    [...state.contacts.values()].map((contact) => ({
      contact,
      label: contact.fullName,
      group: '',
      keywords: [contact.email, ...(groups.get(contact.email) ?? [])].join(' '),
    })),
    query,
  );
  const order = createContactOrder(host.i18n.locale.replace('_', '-'));
  const contacts = new Map(found.map(({ contact }) => [contact.contactId, contact]));
  return order({ ...state, contacts })
    .slice(0, SHOWN_MAX)
    .map((contact) => asCommand(host, state, contact));
}

function asCommand(host: HostApi, state: NetworkState, contact: Contact): Command {
  const { contactId, fullName, email, avatar } = contact;
  const { t } = host.i18n;
  const presence = presenceOf(state, email);
  const words = presence.status && isTelling(presence.status) ? presentStatus(t, presence.status) : undefined;
  return {
    id: `contact ${contactId}`,
    label: fullName,
    group: '',
    hint: words ? `${words} · ${email}` : email,
    person: { email, avatar: avatar ?? null, presence: presenceMarkOf(presence) },
    run: () => host.events.emit('conversation.requested@1', { contactId }),
    alternative: {
      label: t('contacts.call'),
      run: () => host.events.emit('call.requested@1', { people: [{ fullName, email }] }),
    },
  };
}
