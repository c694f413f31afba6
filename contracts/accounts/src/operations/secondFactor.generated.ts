import { toOperation } from '@meet/contracts';
import * as calls from '../secondFactor.ts';

export const beginSecondFactor = toOperation(calls.beginSecondFactor, '14c6f533887691296c51973936b7a86c375ef1f0db2ead50a573e91f3fac704f');
export const confirmSecondFactor = toOperation(calls.confirmSecondFactor, '98722036d65b71a601dc833fcc8e9f875b6054b1caf3ef2915f69e753db4406f');
export const getSecondFactor = toOperation(calls.getSecondFactor, '44d2f5bcc728f5580ab4edbdfce5f2bacb7cb1fc696b12b9215dade87f65a2cf');
export const removeSecondFactor = toOperation(calls.removeSecondFactor, '881699314b13bf775c388be87a2a85b0f6d630778041eb8955ebeba5a59bdbaa');
