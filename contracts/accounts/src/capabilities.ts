import type { Capabilities } from '@meet/contracts/capabilities';
import { SESSIONS_REQUESTED_MAX, findLiveSessions } from './sessions.ts';

export const accountsCapabilities: Capabilities = {
  findsSessions: { call: findLiveSessions, max: SESSIONS_REQUESTED_MAX },
};
