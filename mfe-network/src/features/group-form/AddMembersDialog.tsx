import { networkErrors } from '@meet/network-contract';
import { CallFailure } from '@meet/contracts/client';
import { type SlotProps, useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import type { Addressee } from '@meet/remote-kit/people';
import { object } from 'yup';
import { useNetwork } from '../../state/getNetwork.ts';
import { ContactPicker } from './ContactPicker.tsx';
import { chosenContactIds, contactsByName, listContacts, noStrangers } from './chosenContacts.ts';
import { useCloseWhenGone } from './useCloseWhenGone.ts';

const NOBODY: readonly Addressee[] = [];
const schema = object({ contactIds: chosenContactIds(), strangers: noStrangers() });

/** Adds contacts to a group. Contacts who are in it already are not offered. */
export function AddMembersDialog({ groupId, onClose }: SlotProps<'network.addGroupMembers/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions, state$ } = useNetwork();
  const state = useBehavior(state$);
  const group = useCloseWhenGone(groupId, onClose);
  if (!group) return null;
  const members = new Set(group.members.map(({ email }) => email));
  return (
    <CallDialog
      title={t('groupForm.addMembersTitle', { name: group.groupName })}
      submitLabel={t('groupForm.addMembers')}
      schema={schema}
      initialValues={{ contactIds: [] as readonly string[], strangers: NOBODY }}
      toRefusal={(error) => (isForeign(error) ? error.message : t('groupForm.addMembersFailed'))}
      send={({ contactIds }) => actions.addMembers(groupId, listContacts(state$.value, contactIds))}
      onDone={(_answer, { contactIds }) => {
        host.events.emit('groups.changed@1', {});
        host.toast({ type: 'success', message: t('groupForm.membersAdded', { count: contactIds.length }) });
        onClose('added');
      }}
      onClose={() => onClose()}
    >
      <ContactPicker
        name="contactIds"
        strangersName="strangers"
        contacts={contactsByName(state).filter(({ email }) => !members.has(email))}
      />
    </CallDialog>
  );
}

/** Returns whether a chosen person is not a contact, or no longer one. */
function isForeign(error: unknown): error is CallFailure {
  return error instanceof CallFailure && error.code === networkErrors.NOT_IN_NETWORK.code;
}
