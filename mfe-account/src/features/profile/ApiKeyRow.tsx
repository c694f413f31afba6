import { shortenKey } from '@meet/accounts-contract';
import { renewApiKey } from '@meet/accounts-contract/operations';
import { InfoNote } from '@meet/guidance';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, CopyField, Stack, Text } from '@meet/ui';
import { useState } from 'react';
import { ProfileRow } from './ProfileRow.tsx';

interface Props {
  /** The shortened key, with only its ends; null if there is none. */
  readonly apiKey: string | null;
  readonly onChange: (apiKey: string) => void;
}

/** Shows the account's API key, shortened. A button creates a new one, which is shown in full only once. */
export function ApiKeyRow({ apiKey, onChange }: Props) {
  const t = useTexts();
  const host = useHost();
  const [whole, setWhole] = useState<string>();
  const [busy, setBusy] = useState(false);
  const label = t(apiKey ? 'profile.newApiKey' : 'profile.makeApiKey');
  // A key that has ended meanwhile, for example by a new password, must no longer be copied.
  const shown = whole && shortenKey(whole) === apiKey ? whole : undefined;

  async function renew() {
    const question = { title: label, message: t('profile.newApiKeyQuestion'), confirmText: label };
    if (apiKey && !(await host.confirm({ ...question, tone: 'danger' }))) return;
    setBusy(true);
    try {
      const made = await host.api.execute(renewApiKey, {});
      setWhole(made.apiKey);
      onChange(shortenKey(made.apiKey));
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(false);
  }

  return (
    <Box>
      <ProfileRow
        label={t('profile.apiKey')}
        info={<InfoNote elementId="profile.apiKey" about={t('profile.apiKey')} />}
        action={
          <Button size="sm" variant="ghost" loading={busy} onClick={() => void renew()}>
            {label}
          </Button>
        }
      >
        <Text tabular truncate tone={apiKey ? 'normal' : 'subtle'}>
          {apiKey ?? t('profile.none')}
        </Text>
      </ProfileRow>
      <Stack gap={2} pb={shown ? 3 : 0}>
        <Text role="status" size="sm">
          {shown && t('profile.apiKeyOnce')}
        </Text>
        {shown && <CopyField value={shown} label={t('profile.copyApiKey')} />}
      </Stack>
    </Box>
  );
}
