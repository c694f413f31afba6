import { getHostMeetingConfiguration as getHostMeetingConfigurationCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { hostConfigurationOf } from '../policies/hostConfigurationOf.ts';

export const getHostMeetingConfiguration = defineOperation(
  getHostMeetingConfigurationCall,
  (_input, { deps, account }) => hostConfigurationOf(deps, account.accountId),
);
