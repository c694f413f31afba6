export { startTestServices } from './startTestServices.ts';
export type { TestAnswer, TestPerson, TestServices, TestServicesOptions } from './startTestServices.ts';
