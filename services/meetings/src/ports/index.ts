export { createDeferredRoomControl } from './createDeferredRoomControl.ts';
export type { DeferredRoomControl } from './createDeferredRoomControl.ts';
export { createRoomBridge } from './createRoomBridge.ts';
export { readRoomServer } from './readRoomServer.ts';
export type { RoomControl } from './RoomControl.ts';
export { meetingsSettings } from '../settings.ts';
