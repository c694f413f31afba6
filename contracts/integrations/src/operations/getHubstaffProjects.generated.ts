import { operationOf } from '@meet/contracts';
import { getHubstaffProjects as call } from '../index.ts';

export const getHubstaffProjects = /* @__PURE__ */ operationOf(call, '577615cfdf57d25a68ea96296f836ac4631c5769a3640a3c0f6818520ae56f9f');
