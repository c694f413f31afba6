export { LiveKitTransport } from './LiveKitTransport.ts';
