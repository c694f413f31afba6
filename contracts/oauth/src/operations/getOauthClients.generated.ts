import { operationOf } from '@meet/contracts';
import { getOauthClients as call } from '../index.ts';

export const getOauthClients = /* @__PURE__ */ operationOf(call, '24719662a1b8a14ee34e07c38457553dadff8361394306dfc06b742ce6f2824f');
