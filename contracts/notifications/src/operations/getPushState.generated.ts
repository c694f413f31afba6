import { operationOf } from '@meet/contracts';
import { getPushState as call } from '../index.ts';

export const getPushState = /* @__PURE__ */ operationOf(call, '7de9cfad18751ead8cd7d7887a9d109bc2baf1b67084bb24978395049063645f');
