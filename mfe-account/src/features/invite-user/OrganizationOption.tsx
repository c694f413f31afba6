import { ORGANIZATION_ROLES } from '@meet/accounts-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, CheckboxField, SelectField, Stack, Text, useFormikContext } from '@meet/ui';
import { useEffect } from 'react';
import { NO_ORGANIZATION, type InviteValues } from './inviteValues.ts';

interface Props {
  readonly organization: { readonly name: string } | null;
  /** Whether the invited person is in the organization already. */
  readonly belongs: boolean;
  /** Address of the invited person. */
  readonly email: string;
  readonly onLeave: () => void;
}

/** The option 'Add to organization', with the role there. */
export function OrganizationOption({ organization, belongs, email, onLeave }: Props) {
  const t = useTexts();
  const host = useHost();
  const { values, setValues } = useFormikContext<InviteValues>();
  useEffect(() => {
    if (belongs) void setValues((current) => ({ ...current, ...NO_ORGANIZATION }));
  }, [belongs, setValues]);

  if (!organization) {
    return (
      <Stack gap={3} alignItems="flex-start">
        <Text tone="muted">{t('invite.noOrganization')}</Text>
        {host.hasPage('organization') && (
          <Button
            size="sm"
            onClick={() => {
              onLeave();
              host.navigate(host.hrefFor('organization'));
            }}
          >
            {t('invite.toOrganization')}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Box>
      <CheckboxField
        name="addToOrganization"
        label={t('invite.addToOrganization')}
        disabled={belongs}
        help={belongs ? t('invite.alreadyInOrganization', { email }) : organization.name}
      />
      {values.addToOrganization && (
        <Box mt={3}>
          <SelectField
            name="organizationRole"
            label={t('invite.organizationRole')}
            options={[
              { value: String(ORGANIZATION_ROLES.member), label: t('invite.roles.member') },
              { value: String(ORGANIZATION_ROLES.billing), label: t('invite.roles.billing') },
              { value: String(ORGANIZATION_ROLES.admin), label: t('invite.roles.admin') },
            ]}
          />
        </Box>
      )}
    </Box>
  );
}
