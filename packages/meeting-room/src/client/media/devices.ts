/** Ids or labels; hosts of the IFrame API hand over either. */
export interface DeviceChoice {
  audioInput?: string;
  audioOutput?: string;
  videoInput?: string;
}

/** The constraint that picks the device; none when no device was chosen. */
export function chosenDevice(
  devices: readonly MediaDeviceInfo[],
  choice: string | undefined,
  strict: boolean,
): MediaTrackConstraints {
  if (!choice) return {};
  const deviceId = devices.find((device) => device.label === choice)?.deviceId ?? choice;
  return { deviceId: strict ? { exact: deviceId } : { ideal: deviceId } };
}
