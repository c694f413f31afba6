import { operationOf } from '@meet/contracts';
import { generateApiKey as call } from '../index.ts';

export const generateApiKey = /* @__PURE__ */ operationOf(call, 'b83fae090609cb90d299be6f1144dd63accf64ca23e489f6751b42d318492596');
