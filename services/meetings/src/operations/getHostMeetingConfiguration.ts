import { getHostMeetingConfiguration as getHostMeetingConfigurationCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';

export const getHostMeetingConfiguration = defineOperation(
  getHostMeetingConfigurationCall,
  (_input, { deps, account }) => getHostConfiguration(deps, account.accountId),
);
