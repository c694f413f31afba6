import { toOperation } from '@meet/contracts';
import * as calls from '../guides.ts';

export const checkIfDontShowAgainIsSet = toOperation(calls.checkIfDontShowAgainIsSet, '0cfbb9c9cd70698788de800e91d91570e0c79bb7145a678e413323fd260b01f4');
export const guideDontShowAgain = toOperation(calls.guideDontShowAgain, '4361d1ccac880539ceb3964d3b9a48e4cc9182b2e0ec63c67666b779da63f216');
