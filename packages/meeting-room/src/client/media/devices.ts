/** Ids or labels of devices; host pages of the IFrame API pass either. */
export interface DeviceChoice {
  audioInput?: string;
  audioOutput?: string;
  videoInput?: string;
}

/** Returns the constraint that selects the device, or none when no device was chosen. */
export function chosenDevice(
  devices: readonly MediaDeviceInfo[],
  choice: string | undefined,
  strict: boolean,
): MediaTrackConstraints {
  if (!choice) return {};
  const deviceId = devices.find((device) => device.label === choice)?.deviceId ?? choice;
  return { deviceId: strict ? { exact: deviceId } : { ideal: deviceId } };
}
