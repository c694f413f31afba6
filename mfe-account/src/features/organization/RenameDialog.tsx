import { renameOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';

interface Props {
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RenameDialog({ name, onClose, onDone }: Props) {
  const t = useTexts();
  const { toast } = useHost();
  return (
    <CallDialog
      call={renameOrganization}
      title={t('organization.rename')}
      initialValues={{ organizationName: name }}
      cancelLabel={t('organization.cancel')}
      submitLabel={t('organization.save')}
      onClose={onClose}
      onDone={({ organizationName }) => {
        toast({ type: 'success', message: t('organization.renamed', { name: organizationName }) });
        onDone();
        onClose();
      }}
    >
      <TextField name="organizationName" label={t('organization.name')} required autoComplete="organization" />
    </CallDialog>
  );
}
