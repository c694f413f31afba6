import { operationOf } from '@meet/contracts';
import { inviteOwnerToOrganization as call } from '../index.ts';

export const inviteOwnerToOrganization = /* @__PURE__ */ operationOf(call, '22cb63b2b47e9c76309723dc302c862dca60ca02f256193d0671cdeade93d8dc');
