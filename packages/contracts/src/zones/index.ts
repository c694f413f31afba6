export { isTimeZone } from './isTimeZone.ts';
export { ownTimeZone, usableTimeZone } from './usableTimeZone.ts';
export { fromZonedText, toZonedText } from './zonedTime.ts';
