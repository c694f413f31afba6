import { revokeDevice, revokeOtherDevices } from '@meet/accounts-contract/operations';
import { type SlotProps, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Button, Dialog, ErrorState, SkeletonText, Stack } from '@meet/ui';
import { DeviceRow } from './DeviceRow.tsx';
import { useDevices } from './useDevices.ts';

/** Lists the sessions of the person, each to be signed out from here. */
export function DevicesDialog({ onClose }: SlotProps<'account.devices/v1'>) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const { devices, failed, reload } = useDevices();
  const others = devices?.filter(({ isCurrent }) => !isCurrent) ?? [];

  async function end(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    // After a failure too: the list may be what was wrong.
    reload();
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
          <Button variant="danger" onClick={() => void end(() => host.api.execute(revokeOtherDevices, {}))}>
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
              onSignOut={
                isViewing ? undefined : () => end(() => host.api.execute(revokeDevice, { sessionId: device.sessionId }))
              }
            />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
