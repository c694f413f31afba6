import { operationOf } from '@meet/contracts';
import { inviteUser as call } from '../index.ts';

export const inviteUser = /* @__PURE__ */ operationOf(call, 'e60cc73d8f13c5d718723e543280cd6fa790894ba20dfad7b3634a80249836b8');
