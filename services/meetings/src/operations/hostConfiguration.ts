import {
  getHostMeetingConfiguration as getHostMeetingConfigurationCall,
  updateHostMeetingConfiguration as updateHostMeetingConfigurationCall,
} from '@meet/contracts/meetings';
import { defineOperation } from '../define.ts';
import { hostConfigurationOf } from '../policies/hostConfigurationOf.ts';

export const getHostMeetingConfiguration = defineOperation(
  getHostMeetingConfigurationCall,
  (_input, { deps, account }) => hostConfigurationOf(deps, account.accountId),
);

export const updateHostMeetingConfiguration = defineOperation(
  updateHostMeetingConfigurationCall,
  async (input, { deps, account }) => {
    const chosen = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    const after = { ...(await hostConfigurationOf(deps, account.accountId)), ...chosen };
    await deps.hostConfigurations.updateOne({ _id: account.accountId }, { $set: after }, { upsert: true });
    return after;
  },
);
