export { initials } from './initials.ts';
export { PERSON_COLORS, personColor } from './personColor.ts';
