import { toOperation } from '@meet/contracts';
import * as calls from '../passwords.ts';

export const changePassword = toOperation(calls.changePassword, 'beec85e5a161c746789bf3ede64f3b80600bd49644300a970a5585c65a01c02e');
export const forgotPassword = toOperation(calls.forgotPassword, 'e5a70405b9c5bad7ffea0a82bb3a9613bb2f9394510623cdf90aba43b3bbe1c4');
export const resetPassword = toOperation(calls.resetPassword, 'ca0d27e781430a71122f34b340609a613ee1d95bcd31beea41b67449fbfbea81');
