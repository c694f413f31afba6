import { operationOf } from '@meet/contracts';
import { getReleases as call } from '../index.ts';

export const getReleases = /* @__PURE__ */ operationOf(call, 'a10df6c492b24662d3e992f7bfa0068bfe88cfe18040aafd09fd2daa795c4de4');
