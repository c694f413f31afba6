export { openCrowd } from './openCrowd.ts';
