import { groupName } from '@meet/network-contract';
import { CallFailure } from '@meet/contracts/client';
import { type SlotProps, useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';
import type { Addressee } from '@meet/remote-kit/people';
import { object } from 'yup';
import { useNetwork } from '../../state/getNetwork.ts';
import { ContactPicker } from './ContactPicker.tsx';
import { chosenContactIds, contactsByName, listContacts, noStrangers } from './chosenContacts.ts';

const NOBODY: readonly Addressee[] = [];
const schema = object({ groupName: groupName(), contactIds: chosenContactIds(), strangers: noStrangers() });

/** Creates a group of contacts. */
export function CreateGroupDialog({ contactIds = [], onClose }: SlotProps<'network.createGroup/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions, state$ } = useNetwork();
  const state = useBehavior(state$);
  return (
    <CallDialog
      title={t('groupForm.createTitle')}
      submitLabel={t('groupForm.create')}
      schema={schema}
      initialValues={{ groupName: '', contactIds, strangers: NOBODY }}
      toRefusal={(error) => t(wasRefused(error) ? 'groupForm.createRefused' : 'groupForm.createFailed')}
      send={(values) => actions.createGroup(values.groupName, listContacts(state$.value, values.contactIds))}
      onDone={() => {
        host.events.emit('groups.changed@1', {});
        host.toast({ type: 'success', message: t('groupForm.created') });
        onClose('created');
      }}
      onClose={() => onClose()}
    >
      <TextField name="groupName" label={t('groupForm.name')} required autoComplete="off" />
      <ContactPicker name="contactIds" strangersName="strangers" contacts={contactsByName(state)} />
    </CallDialog>
  );
}

/** Returns whether the server answered with a refusal. */
function wasRefused(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 200;
}
