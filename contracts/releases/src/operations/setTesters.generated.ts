import { operationOf } from '@meet/contracts';
import { setTesters as call } from '../index.ts';

export const setTesters = /* @__PURE__ */ operationOf(call, '7746bd036c4502600d599f30cc2b7629d2f2a877a3bd32e0b9a19b3ce338123d');
