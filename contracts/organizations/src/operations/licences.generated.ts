import { toOperation } from '@meet/contracts';
import * as calls from '../licences.ts';

export const updateLicenseOrganization = toOperation(calls.updateLicenseOrganization, '71f697ca4e8b3e69623e434361b6f754c151e1cdd7d93964107ae588e7916cec');
export const updateMaxLicensesOrganization = toOperation(calls.updateMaxLicensesOrganization, '342fab5d786d0c2d451d557faaac5c26b32c6487f2c39dec974afc2beaaed614');
