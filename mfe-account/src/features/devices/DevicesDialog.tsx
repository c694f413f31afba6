import { revokeDevice, revokeOtherDevices } from '@meet/accounts-contract/operations';
import { type SlotProps, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Button, Dialog, ErrorState, SkeletonText, Stack } from '@meet/ui';
import { useState } from 'react';
import { DeviceRow } from './DeviceRow.tsx';
import { SecureAccount } from './SecureAccount.tsx';
import { useDevices } from './useDevices.ts';

/** Lists the person's sessions. Each has a button that signs it out. */
export function DevicesDialog({ onClose }: SlotProps<'account.devices/v1'>) {
  const t = useTexts();
  const { api } = useHost();
  const isViewing = useIsViewing();
  const { devices, failed, reload } = useDevices();
  const revoke = useAction((sessionId: string) => api.execute(revokeDevice, { sessionId }), { toasts: true });
  const revokeOthers = useAction(() => api.execute(revokeOtherDevices, {}), { toasts: true });
  const [isSecuring, setSecuring] = useState(false);
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const signOut = async (sessionId: string) => {
    await revoke.run(sessionId);
    // Reloads even after a failure, because the list may be outdated.
    reload();
  };
  const signOutOthers = async () => {
    const isDone = await revokeOthers.run();
    reload();
    return isDone;
  };
  // Strangers are out before the person has to think of a password.
  const secure = async () => {
    if (await signOutOthers()) setSecuring(true);
  };

  if (isSecuring) {
    return (
      <Dialog open title={t('devices.secure.title')} onClose={() => onClose()}>
        <SecureAccount onDone={() => onClose()} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      title={t('devices.title')}
      description={t('devices.description')}
      onClose={() => onClose()}
      footer={
        others.length > 0 &&
        !isViewing && (
          <Button variant="danger" onClick={() => void signOutOthers()}>
            {t('devices.signOutOthers')}
          </Button>
        )
      }
    >
      {failed ? (
        <ErrorState title={t('devices.failed')} onRetry={reload} />
      ) : !devices ? (
        <SkeletonText lines={4} />
      ) : (
        <Stack as="ul" gap={0} listStyleType="none">
          {devices.map((device) => (
            <DeviceRow
              key={device.sessionId}
              device={device}
              {...(!isViewing && { onSignOut: () => signOut(device.sessionId), onNotMe: secure })}
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
