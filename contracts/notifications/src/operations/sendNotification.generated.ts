import { operationOf } from '@meet/contracts';
import { sendNotification as call } from '../index.ts';

export const sendNotification = /* @__PURE__ */ operationOf(call, '450f6049423a17b7be471fb15ba8ac61202e85ba877b07a7e412030742698b62');
