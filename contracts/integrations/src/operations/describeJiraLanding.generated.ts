import { operationOf } from '@meet/contracts';
import { describeJiraLanding as call } from '../index.ts';

export const describeJiraLanding = /* @__PURE__ */ operationOf(call, '9c487a4c9c833700446f53e390137766be604a4748207c323bbef5121a6deb86');
