import { getChatStorage } from '@meet/chat-contract/operations';
import { formatBytes } from '@meet/contracts/texts';
import { useCall, useHost, useTexts } from '@meet/remote-kit';
import { Box, ProgressBar, Text } from '@meet/ui';
import { ProfileRow } from './ProfileRow.tsx';

/** Shows how much of their storage the person's files use. */
export function StorageRow() {
  const t = useTexts();
  const { i18n } = useHost();
  const { value: usage } = useCall(getChatStorage, {});
  if (!usage) return null;
  const { usedBytes, limitBytes } = usage;
  const draw = (bytes: number) => formatBytes(bytes, i18n.locale.replace('_', '-'));
  if (limitBytes === null) {
    return (
      <ProfileRow label={t('profile.storage')}>
        <Text>{draw(usedBytes)}</Text>
      </ProfileRow>
    );
  }
  const amounts = { used: draw(usedBytes), limit: draw(limitBytes) };
  return (
    <ProfileRow label={t('profile.storage')}>
      <Text>{t('profile.storageUsed', amounts)}</Text>
      <Box py={1}>
        <ProgressBar
          label={t('profile.storageBar', amounts)}
          value={Math.min(100, Math.round((100 * usedBytes) / limitBytes))}
        />
      </Box>
    </ProfileRow>
  );
}
