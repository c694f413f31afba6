export { generateRoomPassword, isGuessable } from './roomPassword.ts';
