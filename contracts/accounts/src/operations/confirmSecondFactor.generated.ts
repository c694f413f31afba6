import { operationOf } from '@meet/contracts';
import { confirmSecondFactor as call } from '../index.ts';

export const confirmSecondFactor = /* @__PURE__ */ operationOf(call, '98722036d65b71a601dc833fcc8e9f875b6054b1caf3ef2915f69e753db4406f');
