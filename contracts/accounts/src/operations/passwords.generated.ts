import { toOperation } from '@meet/contracts';
import * as calls from '../passwords.ts';

export const changePassword = toOperation(calls.changePassword, 'bdcb61db1cc108f9aab4c4c1d5eeba16afb61e187505f36d4d7661e0ea15f3bd');
export const forgotPassword = toOperation(calls.forgotPassword, '3d0c97ad09217fad92bcec80bb4d43f2ff6bbdbc7b4f398fd11d03cce1d84788');
export const resetPassword = toOperation(calls.resetPassword, 'a22556bd9a6bd90ea24721f8cfcd2f3b73cb41500e47fd6022d81307f1a09cf7');
