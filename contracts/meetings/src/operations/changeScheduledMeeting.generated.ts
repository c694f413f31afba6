import { operationOf } from '@meet/contracts';
import { changeScheduledMeeting as call } from '../index.ts';

export const changeScheduledMeeting = /* @__PURE__ */ operationOf(call, '4ea2129c5e0a3d2afe0b9776d453fdf644b925353602a49dec714ad9fda2f5b2');
