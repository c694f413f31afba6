import { operationOf } from '@meet/contracts';
import { changeOrganizationMemberType as call } from '../index.ts';

export const changeOrganizationMemberType = /* @__PURE__ */ operationOf(call, '15f3f1392f1e07cb5663c77193d10057c0d59aceae1ee230f5d01df7ab1aece6');
