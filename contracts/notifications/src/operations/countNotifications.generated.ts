import { operationOf } from '@meet/contracts';
import { countNotifications as call } from '../index.ts';

export const countNotifications = /* @__PURE__ */ operationOf(call, '89fefa8683b8f21c4177b6a9454cb7d51bcfd0bbb91e3ac5825787f75dc2d34f');
