import { operationOf } from '@meet/contracts';
import { getOwnedRoomIds as call } from '../index.ts';

export const getOwnedRoomIds = /* @__PURE__ */ operationOf(call, '0684b6ec33cc5e4f5d555a8e14bd68fd12325451936babcc7da3a9191cbc728b');
