import { operationOf } from '@meet/contracts';
import { cancelScheduledMeeting as call } from '../index.ts';

export const cancelScheduledMeeting = /* @__PURE__ */ operationOf(call, '64a4355240220209452b8330d144be6d723aa2c97f0c2f1499124d387b822270');
