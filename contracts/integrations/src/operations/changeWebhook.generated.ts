import { operationOf } from '@meet/contracts';
import { changeWebhook as call } from '../index.ts';

export const changeWebhook = /* @__PURE__ */ operationOf(call, '98574a82feac50617f62d969a9ab32d73e163a99ddbcf52299a293f83d947dca');
