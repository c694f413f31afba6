import { toOperation } from '@meet/contracts';
import * as calls from '../guides.ts';

export const checkIfDontShowAgainIsSet = toOperation(calls.checkIfDontShowAgainIsSet, '0cfbb9c9cd70698788de800e91d91570e0c79bb7145a678e413323fd260b01f4');
export const guideDontShowAgain = toOperation(calls.guideDontShowAgain, 'dd975e1ca0fe0d333556bea36d14f26a6f0a76877c9b91012c4684b05dc9a25e');
