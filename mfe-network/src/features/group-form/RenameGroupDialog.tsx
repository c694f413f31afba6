import { groupName } from '@meet/network-contract';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';
import { object } from 'yup';
import { useNetwork } from '../../state/getNetwork.ts';
import { useCloseWhenGone } from './useCloseWhenGone.ts';

const schema = object({ groupName: groupName() });

export function RenameGroupDialog({ groupId, onClose }: SlotProps<'network.renameGroup/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions } = useNetwork();
  const group = useCloseWhenGone(groupId, onClose);
  if (!group) return null;
  return (
    <CallDialog
      size="sm"
      title={t('groupForm.renameTitle')}
      submitLabel={t('groupForm.rename')}
      schema={schema}
      initialValues={{ groupName: group.groupName }}
      toRefusal={() => t('groupForm.renameFailed')}
      send={(values) => actions.renameGroup(groupId, values.groupName)}
      onDone={() => {
        host.events.emit('groups.changed@1', {});
        host.toast({ type: 'success', message: t('groupForm.renamed') });
        onClose('renamed');
      }}
      onClose={() => onClose()}
    >
      <TextField name="groupName" label={t('groupForm.name')} required autoComplete="off" />
    </CallDialog>
  );
}
