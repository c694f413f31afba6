export { startTestServices } from './startTestServices.ts';
export type { ProcessBeside, TestAnswer, TestPerson, TestServices, TestServicesOptions } from './startTestServices.ts';
