import { toOperation } from '@meet/contracts';
import * as calls from '../registration.ts';

export const activateAccount = toOperation(calls.activateAccount, '09ba2cd3d2fbe1a1d08cd9398839a424c4a3429bccab134d83c3b670f5c31b3c');
export const resendActivation = toOperation(calls.resendActivation, '8772c06e5a36704b6f73949f5a0013dcc18d76bb8cb1ca9a83dd291acaf97cf1');
export const signUp = toOperation(calls.signUp, '8dcd7673617e8b094889433dd0627c60cd67c36e60134ed63c5bcdd7ce006633');
