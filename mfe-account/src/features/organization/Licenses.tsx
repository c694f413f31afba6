import { updateMaxLicensesOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Box, Button, HStack, ProgressBar, Text, TextField } from '@meet/ui';
import { useState } from 'react';
import { toCount } from '../../state/toCount.ts';
import type { OrganizationView } from './OrganizationView.ts';

/** Shows how many of all licences are used, and whether the person has one. */
export function Licenses({ view: { organization, may } }: { view: OrganizationView }) {
  const t = useTexts();
  const { toast } = useHost();
  const [isOpen, setOpen] = useState(false);
  const { usedLicenses: used, maxLicenses: max, hasMembership } = organization;
  const says = t('organization.licenses.used', { used, max });
  return (
    <Box borderTopWidth="1px" pt={4}>
      <HStack justifyContent="space-between" gap={4} flexWrap="wrap">
        <Box flex="1 1 200px" minW={0} maxW={96}>
          <Text weight="medium" tabular mb={2}>
            {says}
          </Text>
          <ProgressBar label={says} value={max === 0 ? 0 : Math.round((used / max) * 100)} />
          <Text size="xs" tone="muted" mt={2}>
            {t(hasMembership ? 'organization.licenses.yours' : 'organization.licenses.notYours')}
          </Text>
        </Box>
        {may('manageLicenses') && (
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('organization.licenses.change')}
          </Button>
        )}
      </HStack>
      {isOpen && (
        <CallDialog
          call={updateMaxLicensesOrganization}
          title={t('organization.licenses.change')}
          description={t('organization.licenses.changeText', { count: used })}
          initialValues={{ maxLicenses: String(max) }}
          toInput={({ maxLicenses }) => ({ maxLicenses: toCount(maxLicenses) })}
          cancelLabel={t('organization.cancel')}
          submitLabel={t('organization.save')}
          onClose={() => setOpen(false)}
          onDone={({ maxLicenses }) => {
            toast({ type: 'success', message: t('organization.licenses.changed', { count: maxLicenses }) });
            setOpen(false);
          }}
        >
          <TextField name="maxLicenses" label={t('organization.licenses.max')} required inputMode="numeric" />
        </CallDialog>
      )}
    </Box>
  );
}
