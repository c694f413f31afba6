import { getInviteUserData } from '@meet/accounts-contract/operations';
import { useCall, useHost, useTexts } from '@meet/remote-kit';
import { PeopleField, type Validator, type KnownPerson } from '@meet/remote-kit/people';
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
  useField,
  useFormikContext,
} from '@meet/ui';
import { useState } from 'react';
import { GroupOption } from './GroupOption.tsx';
import type { InviteValues } from './inviteValues.ts';
import { OrganizationOption } from './OrganizationOption.tsx';
import { useInvitedUserCheck } from './useInvitedUserCheck.ts';

interface Props {
  readonly known: readonly KnownPerson[];
  readonly validate: Validator;
  /** Called before the person goes to another page, to close the dialog. */
  readonly onLeave: () => void;
}

/** Fields for the people to invite and, under more options, the group and organization to join. */
export function InviteFields({ known, validate, onLeave }: Props) {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { values, setValues } = useFormikContext<InviteValues>();
  const [, { error, touched }] = useField('people');
  const [typed, setTyped] = useState('');
  const { value: data, failed, retry } = useCall(getInviteUserData, {});
  const { people } = values;
  const isList = people.length > 1;
  // Membership is checked for one person only. If there are several, each one's result shows it.
  const only = people.length === 0 ? typed : people.length === 1 && !typed ? people[0]!.email : '';
  const belongs = useInvitedUserCheck(only);

  return (
    <>
      <PeopleField
        label={t('invite.email')}
        help={t('invite.emailHelp')}
        required
        value={people}
        onChange={(next) =>
          void setValues((current) => ({ ...current, people: next, name: current.name || (next[0]?.name ?? '') }))
        }
        onTyping={setTyped}
        validate={validate}
        known={known}
        error={touched ? error : undefined}
      />
      {isList ? (
        <Text size="sm" tone="muted" pb={3}>
          {t('invite.namesOfList')}
        </Text>
      ) : (
        <TextField name="name" label={t('invite.name')} required autoComplete="off" />
      )}
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
            <GroupOption groups={data.groups} email={only} belongs={belongs.group} onLeave={onLeave} />
            <Separator />
            <OrganizationOption
              organization={data.organization}
              email={only}
              belongs={belongs.organization}
              onLeave={onLeave}
            />
          </Stack>
        </Box>
      )}
    </>
  );
}
