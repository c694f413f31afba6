import { operationOf } from '@meet/contracts';
import { inviteContactToMeeting as call } from '../index.ts';

export const inviteContactToMeeting = /* @__PURE__ */ operationOf(call, '552599e0a3ebe2fcdc67be12fd515a5bf92dbcb84a01a43c6c2cc1f37fd31f84');
