// A separate module, so that the style engine is evaluated in a task of its own.
export { theme } from '@meet/ui';
