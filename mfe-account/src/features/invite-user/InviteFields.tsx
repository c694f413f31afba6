import { useHost, useTexts } from '@meet/remote-kit';
import {
  Box,
  Button,
  CheckboxField,
  HStack,
  Link,
  Separator,
  Stack,
  Text,
  TextField,
  useFormikContext,
} from '@meet/ui';
import { GroupOption } from './GroupOption.tsx';
import type { InviteValues } from './inviteValues.ts';
import { OrganizationOption } from './OrganizationOption.tsx';
import { useInvitedUserCheck } from './useInvitedUserCheck.ts';
import { useInviteUserData } from './useInviteUserData.ts';

/** Whom to invite, and, with more options, into what. `onLeave` closes the dialog on the way to another page. */
export function InviteFields({ onLeave }: { onLeave: () => void }) {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { values } = useFormikContext<InviteValues>();
  const { data, failed, retry } = useInviteUserData();
  const belongs = useInvitedUserCheck(values.email);

  return (
    <>
      <TextField name="name" label={t('invite.name')} required autoComplete="off" />
      <TextField
        name="email"
        label={t('invite.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
      />
      <HStack justifyContent="space-between" alignItems="center" minH={8}>
        <CheckboxField name="moreOptions" label={t('invite.moreOptions')} disabled={!data} />
        <Link href={hrefFor('referrals')} onClick={onLeave} whiteSpace="nowrap">
          {t('invite.seeInvites')}
        </Link>
      </HStack>
      {failed && (
        <HStack mt={2} justifyContent="space-between" role="alert">
          <Text tone="danger">{t('invite.optionsFailed')}</Text>
          <Button size="sm" onClick={retry}>
            {t('invite.retry')}
          </Button>
        </HStack>
      )}
      {values.moreOptions && data && (
        <Box mt={4} p={4} borderWidth="1px" borderRadius="surface">
          <Stack gap={4}>
            <GroupOption groups={data.groups} belongs={belongs.group} onLeave={onLeave} />
            <Separator />
            <OrganizationOption organization={data.organization} belongs={belongs.organization} onLeave={onLeave} />
          </Stack>
        </Box>
      )}
    </>
  );
}
