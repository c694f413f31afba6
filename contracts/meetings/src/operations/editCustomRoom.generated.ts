import { operationOf } from '@meet/contracts';
import { editCustomRoom as call } from '../index.ts';

export const editCustomRoom = /* @__PURE__ */ operationOf(call, '8ca504b58aa174051e56ac706ac1ad9ea74b74a43a8dc8490149380fdb959ef3');
