export { RecordedApi } from './RecordedApi.ts';
export type { JitsiEvent } from './jitsiIFrameApi.ts';
