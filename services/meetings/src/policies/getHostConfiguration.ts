import type { HostMeetingConfiguration } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

const DEFAULTS: HostMeetingConfiguration = {
  startMode: 1,
  lobby: false,
  waitForHost: true,
  contactsMayStart: false,
};

/** Returns the settings of meetings of this host; the defaults until something was chosen. */
export async function getHostConfiguration(
  { hostConfigurations }: Pick<Deps, 'hostConfigurations'>,
  accountId: string,
): Promise<HostMeetingConfiguration> {
  const { _id, ...chosen } = (await hostConfigurations.findById(accountId).lean()) ?? { _id: accountId };
  return { ...DEFAULTS, ...chosen };
}
