import { operationOf } from '@meet/contracts';
import { updateLicenseOrganization as call } from '../index.ts';

export const updateLicenseOrganization = /* @__PURE__ */ operationOf(call, '8858c3d3b8213b1fa99767f3bece9b5712400fc5b0c707d6e62c33a3378c360c');
