import { operationOf } from '@meet/contracts';
import { updateContactHistoryParticipantId as call } from '../index.ts';

export const updateContactHistoryParticipantId = /* @__PURE__ */ operationOf(call, 'e21c63944da97852502c05c721eaaf333715a4e1bc6354855b64a28379553a91');
