import { getAppVersion as call } from '@meet/accounts-contract';
import { readAppVersion } from '../app-version/readAppVersion.ts';
import { defineOperation } from '../defineOperation.ts';

export const getAppVersion = defineOperation(call, (_input, { deps, caller }) =>
  readAppVersion(deps.settings.BUILD_VERSION, caller.locale),
);
