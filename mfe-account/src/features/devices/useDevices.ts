import type { OutputOf } from '@meet/contracts';
import { getDevices } from '@meet/accounts-contract/operations';
import { useCall } from '@meet/remote-kit';

export type Device = OutputOf<typeof getDevices>['devices'][number];

export function useDevices() {
  const { value, failed, retry } = useCall(getDevices, {});
  return { devices: value?.devices, failed, reload: retry };
}
