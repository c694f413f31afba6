import { updateHostMeetingConfiguration as updateHostMeetingConfigurationCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';

export const updateHostMeetingConfiguration = defineOperation(
  updateHostMeetingConfigurationCall,
  async (input, { deps, account }) => {
    const chosen = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    // Sets only the chosen values, so that other values that are chosen at the same time are kept.
    await deps.hostConfigurations.updateOne({ _id: account.accountId }, { $set: chosen }, { upsert: true });
    return getHostConfiguration(deps, account.accountId);
  },
);
