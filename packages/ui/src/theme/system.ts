import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { breakpoints } from './breakpoints.ts';
import { globalCss } from './globalCss.ts';
import { keyframes } from './keyframes.ts';
import { semanticColors } from './semanticColors.ts';
import { tokens } from './tokens.ts';

/** Nests the names: 'bg.subtle' → { bg: { subtle } }. A name that also has children becomes their DEFAULT. */
function nestColors() {
  const nested: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [name, [light, dark]] of Object.entries(semanticColors)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    (nested[group] ??= {})[shade] = { value: { base: light, _dark: dark } };
  }
  return nested;
}

const config = defineConfig({
  cssVarsPrefix: 'meet',
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: {
      colors: nestColors(),
      shadows: {
        float: {
          value: {
            base: '0 0 0 1px rgba(34, 31, 28, 0.06), 0 4px 8px -2px rgba(34, 31, 28, 0.08), 0 16px 32px -8px rgba(34, 31, 28, 0.16)',
            _dark:
              '0 0 0 1px rgba(255, 245, 230, 0.09), 0 4px 8px -2px rgba(0, 0, 0, 0.4), 0 16px 32px -8px rgba(0, 0, 0, 0.6)',
          },
        },
      },
    },
  },
});

let made: SystemContext | undefined;

/**
 * Returns Chakra's engine with the product's own tokens; each component has its own recipe. The first call creates it,
 * which blocks a slow phone for about 100 ms. The shell therefore makes that call in a separate task before it renders.
 */
export function theme(): SystemContext {
  return (made ??= createSystem(defaultBaseConfig, config));
}
