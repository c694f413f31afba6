import { operationOf } from '@meet/contracts';
import { checkIfSettingsExistOrCreate as call } from '../index.ts';

export const checkIfSettingsExistOrCreate = /* @__PURE__ */ operationOf(call, '1ec583f9d5ac9b7477caa33d43ef7b04a7eb9f33656b6dbef33d736a83b3befc');
