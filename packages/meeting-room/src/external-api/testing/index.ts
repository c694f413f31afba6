export { RecordedApi } from './RecordedApi.ts';
export { JITSI_COMMANDS, JITSI_EVENTS } from './jitsiIFrameApi.ts';
export type { JitsiEvent } from './jitsiIFrameApi.ts';
