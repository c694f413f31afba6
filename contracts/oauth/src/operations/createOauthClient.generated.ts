import { operationOf } from '@meet/contracts';
import { createOauthClient as call } from '../index.ts';

export const createOauthClient = /* @__PURE__ */ operationOf(call, 'bee735a2f9f7d6c3d82c63dda31dd214d4ae92d8085fc813315af8c82ac2fb59');
