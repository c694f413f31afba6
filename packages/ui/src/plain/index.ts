// The product's look for pages without React: no components, no theme.
export { LOGO_SHAPES } from '../brand/logoShapes.ts';
export { initials, personColor } from '@meet/contracts/people';
export { applyColorMode } from '../provider/applyColorMode.ts';
export { toSheet } from './toSheet.ts';
export { semanticColors, type SemanticColor } from '../theme/semanticColors.ts';
