import { operationOf } from '@meet/contracts';
import { markOneNotificationAsRead as call } from '../index.ts';

export const markOneNotificationAsRead = /* @__PURE__ */ operationOf(call, '263c51b1ad767ebfe51255db7e1d9d23478af5eee75b238fee48851ee9e4f947');
