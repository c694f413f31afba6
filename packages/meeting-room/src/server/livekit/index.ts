export { findLiveKit } from './findLiveKit.ts';
export { type LiveKitServer, type LiveKitServerOptions, runLiveKitServer } from './runLiveKitServer.ts';
