export { recordQueries } from '@meet/embedded-mongo/testing';
export { freePort } from './freePort.ts';
export type { Cost } from './measureCost.ts';
export { hasRedis, startRedis } from './startRedis.ts';
export type { TestRedis } from './startRedis.ts';
export { startTestServices } from './startTestServices.ts';
export type { ProcessBeside, TestAnswer, TestPerson, TestServices, TestServicesOptions } from './startTestServices.ts';
export { withoutScheduledWork } from './withoutScheduledWork.ts';
