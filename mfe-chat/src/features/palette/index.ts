export { findMessages } from './findMessages.ts';
export { findRooms } from './findRooms.ts';
