import { operationOf } from '@meet/contracts';
import { countIAmFollowing as call } from '../index.ts';

export const countIAmFollowing = /* @__PURE__ */ operationOf(call, 'efe52b05ce6612488c41bea12672da76fb246454d79f08d059e48d67f949dad1');
