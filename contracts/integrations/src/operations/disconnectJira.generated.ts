import { operationOf } from '@meet/contracts';
import { disconnectJira as call } from '../index.ts';

export const disconnectJira = /* @__PURE__ */ operationOf(call, '4df72c03f730078860f279f62ee4d7a4ea3eb7d3dc2b21ac00622b4e7f90c007');
