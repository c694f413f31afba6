import { operationOf } from '@meet/contracts';
import { deleteWebhook as call } from '../index.ts';

export const deleteWebhook = /* @__PURE__ */ operationOf(call, '56d06e50e06771085cea137b0b388437a5b02c2ef336b8750f97ab2b1432b424');
