export { startTestServices, callerOf } from './startTestServices.ts';
export type { TestAnswer, TestPerson, TestServices, TestServicesOptions } from './startTestServices.ts';
