import { toOperation } from '@meet/contracts';
import * as calls from '../secondFactor.ts';

export const beginSecondFactor = toOperation(calls.beginSecondFactor, '8afe3cc03c2a8e495b8c1ab585e8b0b11b8337d0ad0c4c00fcdb09255bd4d0fc');
export const confirmSecondFactor = toOperation(calls.confirmSecondFactor, '088490c3ece1ae5ac496ef35b73386d24518ace374f16aeea21c2970010e0af2');
export const getSecondFactor = toOperation(calls.getSecondFactor, '44d2f5bcc728f5580ab4edbdfce5f2bacb7cb1fc696b12b9215dade87f65a2cf');
export const removeSecondFactor = toOperation(calls.removeSecondFactor, '4b4eaefab7dae2c58f405d00999cf8ea5e5bfde24c1447d1d5c8178946867660');
