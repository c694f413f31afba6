// A module of its own, so that the styles' engine is evaluated in a task of its own.
export { theme } from '@meet/ui';
