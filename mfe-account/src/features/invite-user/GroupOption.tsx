import { GROUP_ROLES } from '@meet/network-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, CheckboxField, Grid, SelectField, Stack, Text, useFormikContext } from '@meet/ui';
import { useEffect } from 'react';
import { buildGroupTree, type InviteGroup } from './buildGroupTree.ts';
import { NO_GROUP, type InviteValues } from './inviteValues.ts';

interface Props {
  readonly groups: readonly InviteGroup[];
  /** Whether the invited person is in a group already. */
  readonly belongs: boolean;
  /** Address of the invited person. */
  readonly email: string;
  readonly onLeave: () => void;
}

/** Four no-break spaces, because the browser's select draws no other indentation. */
const INDENT = '\u00A0'.repeat(4);

/** The option 'Add to group', with the group and the role in it. */
export function GroupOption({ groups, belongs, email, onLeave }: Props) {
  const t = useTexts();
  const host = useHost();
  const { values, setValues } = useFormikContext<InviteValues>();
  useEffect(() => {
    if (belongs) void setValues((current) => ({ ...current, ...NO_GROUP }));
  }, [belongs, setValues]);

  if (groups.length === 0) {
    return (
      <Stack gap={3} alignItems="flex-start">
        <Text tone="muted">{t('invite.noGroup')}</Text>
        <Button
          size="sm"
          onClick={() => {
            onLeave();
            host.navigate(host.hrefFor('groupsManagement'));
          }}
        >
          {t('invite.toGroups')}
        </Button>
      </Stack>
    );
  }
  return (
    <Box>
      <CheckboxField
        name="addToGroup"
        label={t('invite.addToGroup')}
        disabled={belongs}
        help={belongs && t('invite.alreadyInGroup', { email })}
      />
      {values.addToGroup && (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap={3} mt={3}>
          <SelectField
            name="groupId"
            label={t('invite.group')}
            required
            placeholder={t('invite.chooseGroup')}
            options={buildGroupTree(groups).map(({ id, groupName, depth }) => ({
              value: id,
              label: INDENT.repeat(depth) + groupName,
            }))}
          />
          <SelectField
            name="groupRole"
            label={t('invite.groupRole')}
            options={[
              { value: String(GROUP_ROLES.member), label: t('invite.roles.member') },
              { value: String(GROUP_ROLES.moderator), label: t('invite.roles.moderator') },
            ]}
          />
        </Grid>
      )}
    </Box>
  );
}
