import { getAppVersion as call } from '@meet/contracts/accounts';
import { readAppVersion } from '../app-version/readAppVersion.ts';
import { defineOperation } from '../define.ts';

export const getAppVersion = defineOperation(call, (_input, { deps }) => readAppVersion(deps.settings.BUILD_VERSION));
