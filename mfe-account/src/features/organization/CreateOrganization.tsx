import { createOrganization } from '@meet/organizations-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Button, EmptyState, Surface, TextField } from '@meet/ui';
import { Plus } from '@meet/ui/icons';
import { OrganizationArt } from '@meet/ui/illustrations';
import { useState } from 'react';

/** Shown to a person who is in no organization. */
export function CreateOrganization({ onCreated }: { onCreated: () => void }) {
  const t = useTexts();
  const { toast } = useHost();
  const isViewing = useIsViewing();
  const [isOpen, setOpen] = useState(false);
  return (
    <Surface>
      <EmptyState
        as="h2"
        illustration={<OrganizationArt />}
        title={t('organization.none')}
        description={t('organization.noneText')}
        action={
          !isViewing && (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setOpen(true)}>
              {t('organization.create')}
            </Button>
          )
        }
      />
      {isOpen && (
        <CallDialog
          call={createOrganization}
          title={t('organization.create')}
          description={t('organization.createText')}
          initialValues={{ organizationName: '' }}
          cancelLabel={t('organization.cancel')}
          submitLabel={t('organization.createSubmit')}
          onClose={() => setOpen(false)}
          onDone={({ organization: { organizationName } }) => {
            toast({ type: 'success', message: t('organization.created', { name: organizationName }) });
            onCreated();
            setOpen(false);
          }}
        >
          <TextField name="organizationName" label={t('organization.name')} required autoComplete="organization" />
        </CallDialog>
      )}
    </Surface>
  );
}
