import { getAppVersion as call } from '@meet/contracts/accounts';
import { readAppVersion } from '../app-version/readAppVersion.ts';
import { defineOperation } from '../define.ts';

export const getAppVersion = defineOperation(call, (_input, { deps, caller }) =>
  readAppVersion(deps.settings.BUILD_VERSION, caller.locale),
);
