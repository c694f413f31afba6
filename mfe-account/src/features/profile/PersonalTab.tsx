import { FULL_NAME_MAX } from '@meet/accounts-contract';
import { NAME_FORBIDDEN_CHARACTERS } from '@meet/contracts';
import { setAlias, setName, setPhoneNumber } from '@meet/accounts-contract/operations';
import { InfoNote } from '@meet/guidance';
import { Slot, useHost, useIsViewing, useSession, useTexts } from '@meet/remote-kit';
import { SkeletonText, Stack, Text } from '@meet/ui';
import { ApiKeyRow } from './ApiKeyRow.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { EditableRow } from './EditableRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { StorageRow } from './StorageRow.tsx';
import type { Account } from './useAccount.ts';

interface Props {
  readonly account: Account;
  readonly onChange: (changes: Partial<Account>) => void;
}

export function PersonalTab({ account, onChange }: Props) {
  const t = useTexts();
  const { api } = useHost();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  return (
    <Stack gap={0} pt={5}>
      <AvatarEditor account={account} onChange={(avatar) => onChange({ avatar })} />
      <EditableRow
        label={t('profile.fullName')}
        name="newName"
        value={account.fullName}
        schema={setName.input}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        refused={NAME_FORBIDDEN_CHARACTERS}
        onSave={async (newName) => {
          await api.execute(setName, { newName });
          onChange({ fullName: newName.trim() });
        }}
      />
      <EditableRow
        label={t('profile.alias')}
        name="alias"
        value={account.alias ?? ''}
        schema={setAlias.input}
        autoComplete="off"
        info={<InfoNote elementId="profile.alias" about={t('profile.alias')} />}
        preview={(alias) => (
          <Text size="xs" tone="muted" css={{ overflowWrap: 'anywhere' }}>
            {`${location.origin}/${alias || t('profile.aliasPlaceholder')}/roomId`}
          </Text>
        )}
        onSave={async (alias) => {
          await api.execute(setAlias, { alias });
          onChange({ alias });
        }}
      />
      <ProfileRow label={t('profile.email')}>
        <Text>{account.email}</Text>
      </ProfileRow>
      <EditableRow
        label={t('profile.phone')}
        name="phoneNumber"
        type="tel"
        value={account.phoneNumber ?? ''}
        schema={setPhoneNumber.input}
        autoComplete="tel"
        onSave={async (phoneNumber) => {
          await api.execute(setPhoneNumber, { phoneNumber });
          onChange({ phoneNumber: phoneNumber || null });
        }}
      />
      {!isAdmin && <StorageRow />}
      {!isAdmin && !isViewing && <ApiKeyRow apiKey={account.apiKey} onChange={(apiKey) => onChange({ apiKey })} />}
      <Slot name="account.profileSection/v1" skeleton={<SkeletonText lines={1} />} />
    </Stack>
  );
}
