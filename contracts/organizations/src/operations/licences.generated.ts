import { toOperation } from '@meet/contracts';
import * as calls from '../licences.ts';

export const updateLicenseOrganization = toOperation(calls.updateLicenseOrganization, '8858c3d3b8213b1fa99767f3bece9b5712400fc5b0c707d6e62c33a3378c360c');
export const updateMaxLicensesOrganization = toOperation(calls.updateMaxLicensesOrganization, '1c7b144bde6932918aa9ed18da0f7ea0f9489098d5fdaddf68910d0f152ee3ed');
