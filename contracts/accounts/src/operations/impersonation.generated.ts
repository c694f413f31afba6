import { toOperation } from '@meet/contracts';
import * as calls from '../impersonation.ts';

export const createLoginAsUser = toOperation(calls.createLoginAsUser, 'd6805eafb006da451cfc72dc2e25d80fb32954da867dbcde7a1c9e384ff17ad4');
export const loginAsUser = toOperation(calls.loginAsUser, '8bd7ea71e8c51e2d8e1f09935596acea53c5b1380874ea1d7e98aea073f9e444');
