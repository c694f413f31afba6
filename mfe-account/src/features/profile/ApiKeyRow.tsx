import { InfoNote, useTexts } from '@meet/remote-kit';
import { CopyButton, Text } from '@meet/ui';
import { ProfileRow } from './ProfileRow.tsx';
import { shortenKey } from './shortenKey.ts';

export function ApiKeyRow({ apiKey }: { apiKey: string }) {
  const t = useTexts();
  return (
    <ProfileRow
      label={t('profile.apiKey')}
      info={<InfoNote elementId="profile.apiKey" about={t('profile.apiKey')} />}
      action={<CopyButton value={apiKey} size="sm" aria-label={t('profile.copyApiKey')} />}
    >
      <Text tabular truncate>
        {shortenKey(apiKey)}
      </Text>
    </ProfileRow>
  );
}
