import { operationOf } from '@meet/contracts';
import { generateApiKey as call } from '../index.ts';

export const generateApiKey = /* @__PURE__ */ operationOf(call, '8f5e9147f226ec86ee38027237672086de2e43cf6db22820087e4d05572f1d60');
