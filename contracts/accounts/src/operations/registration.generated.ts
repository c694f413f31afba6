import { toOperation } from '@meet/contracts';
import * as calls from '../registration.ts';

export const activateAccount = toOperation(calls.activateAccount, '9199fb9a3d55e1df60a8a8d8bbce3cae2bc55a6bdd41b0a2cad0d9fdec0a457c');
export const resendActivation = toOperation(calls.resendActivation, 'ff72b11095d9f359ad3c80f782fc17d487dd8fab2bebcd02a7826fbd89df162b');
export const signUp = toOperation(calls.signUp, 'b9d4a7c42fa345cc0900022af28997a483c78187b6864db05cb4e80dc9e622a0');
