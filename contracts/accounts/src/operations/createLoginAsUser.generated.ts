import { operationOf } from '@meet/contracts';
import { createLoginAsUser as call } from '../index.ts';

export const createLoginAsUser = /* @__PURE__ */ operationOf(call, 'ed2351d9267434b8fc94a5696964dc81e28ab7842ba31901a0260ec8c50fe6d6');
