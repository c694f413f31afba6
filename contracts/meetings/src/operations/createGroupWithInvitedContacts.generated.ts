import { operationOf } from '@meet/contracts';
import { createGroupWithInvitedContacts as call } from '../index.ts';

export const createGroupWithInvitedContacts = /* @__PURE__ */ operationOf(call, 'baf3aeaa6b69d2101bf5acef652e717fbea9ec140e94fe90dfeb5030ff1caf87');
