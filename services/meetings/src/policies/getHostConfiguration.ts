import type { HostMeetingConfiguration } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';

const DEFAULTS: HostMeetingConfiguration = {
  startMode: 1,
  lobby: false,
  waitForHost: true,
  contactsMayStart: false,
};

/** Returns this host's settings for meetings; the defaults until the host chooses some. */
export async function getHostConfiguration(
  { hostConfigurations }: Pick<Deps, 'hostConfigurations'>,
  accountId: string,
): Promise<HostMeetingConfiguration> {
  const { _id, ...chosen } = (await hostConfigurations.findById(accountId).lean()) ?? { _id: accountId };
  return { ...DEFAULTS, ...chosen };
}
