import { groupName } from '@meet/network-contract';
import { type SlotProps, useHost, useTexts } from '@meet/remote-kit';
import { TextField } from '@meet/ui';
import { object } from 'yup';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { useNetwork } from '../../state/networkOf.ts';
import { useCloseWhenGone } from './useCloseWhenGone.ts';

const schema = object({ groupName: groupName() });

export function RenameGroupDialog({ groupId, onClose }: SlotProps<'network.renameGroup/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { actions } = useNetwork();
  const group = useCloseWhenGone(groupId, onClose);
  if (!group) return null;
  return (
    <FormDialog
      size="sm"
      title={t('groupForm.renameTitle')}
      submitLabel={t('groupForm.rename')}
      schema={schema}
      initial={{ groupName: group.groupName }}
      refusalText={() => t('groupForm.renameFailed')}
      onSubmit={async (values) => {
        await actions.renameGroup(groupId, values.groupName);
        host.events.emit('groups.changed@1', {});
        host.toast({ type: 'success', message: t('groupForm.renamed') });
        onClose('renamed');
      }}
      onClose={() => onClose()}
    >
      <TextField name="groupName" label={t('groupForm.name')} required autoComplete="off" />
    </FormDialog>
  );
}
