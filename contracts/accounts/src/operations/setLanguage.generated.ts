import { operationOf } from '@meet/contracts';
import { setLanguage as call } from '../index.ts';

export const setLanguage = /* @__PURE__ */ operationOf(call, 'f8420b56bf977762ab5558fb407f147086fd57c3f38e0324b48c0495df36f7d8');
