import { AVATAR_MAX_BYTES } from '@meet/accounts-contract';
import { removeAvatar } from '@meet/accounts-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Button, Flex, HStack, Stack, Text } from '@meet/ui';
import { useRef, useState } from 'react';
import { AvatarCropDialog } from './AvatarCropDialog.tsx';
import type { Account } from './useAccount.ts';

const MEGABYTES = { mb: AVATAR_MAX_BYTES / 1024 / 1024 };
const TYPES = ['image/png', 'image/gif', 'image/bmp', 'image/jpeg'];

interface Props {
  readonly account: Account;
  readonly onChange: (avatar: string | null) => void;
}

export function AvatarEditor({ account, onChange }: Props) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const file = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();

  function choose(picture: File | undefined) {
    if (!picture) return;
    if (!TYPES.includes(picture.type)) host.toast({ type: 'error', message: t('profile.avatarType') });
    else if (picture.size > AVATAR_MAX_BYTES)
      host.toast({ type: 'error', message: t('profile.avatarSize', MEGABYTES) });
    else setChosen(URL.createObjectURL(picture));
  }

  function leave() {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(undefined);
  }

  async function remove() {
    const question = { title: t('profile.removeAvatar'), message: t('profile.removeAvatarQuestion') };
    const isSure = await host.confirm({ ...question, confirmText: t('profile.remove'), tone: 'danger' });
    if (!isSure) return;
    try {
      await host.api.execute(removeAvatar, {});
      onChange(null);
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  }

  return (
    <Flex gap={5} pb={5} alignItems="center">
      <Avatar name={account.fullName || account.email} email={account.email} photo={account.avatar} size={80} />
      {!isViewing && (
        <Stack gap={2}>
          <HStack gap={2} flexWrap="wrap">
            <Button size="sm" onClick={() => file.current?.click()}>
              {t(account.avatar ? 'profile.changeAvatar' : 'profile.addAvatar')}
            </Button>
            {account.avatar && (
              <Button size="sm" variant="ghost" onClick={() => void remove()}>
                {t('profile.removeAvatar')}
              </Button>
            )}
          </HStack>
          <Text size="xs" tone="muted">
            {t('profile.avatarHelp', MEGABYTES)}
          </Text>
        </Stack>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept={TYPES.join(',')}
        aria-label={t('profile.addAvatar')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Without a reset the browser fires no change event when the same file is chosen again.
          event.target.value = '';
        }}
      />
      {chosen && (
        <AvatarCropDialog
          image={chosen}
          onDone={(avatar) => {
            leave();
            onChange(avatar);
          }}
          onClose={leave}
        />
      )}
    </Flex>
  );
}
