import { operationOf } from '@meet/contracts';
import { checkIfDontShowAgainIsSet as call } from '../index.ts';

export const checkIfDontShowAgainIsSet = /* @__PURE__ */ operationOf(call, '0cfbb9c9cd70698788de800e91d91570e0c79bb7145a678e413323fd260b01f4');
