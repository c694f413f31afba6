import { CacheProvider, Global } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react';
import enUS from '../i18n/en_US.json' with { type: 'json' };
import { ConfirmHost } from '../overlays/ConfirmHost.tsx';
import { Toaster } from '../feedback/Toaster.tsx';
import { fontFaces } from '../theme/fontFaces.ts';
import { theme } from '../theme/system.ts';
import { applyColorMode, type ColorMode } from './applyColorMode.ts';
import { createStyleCache } from './createStyleCache.ts';
import { followColorMode } from './colorMode.ts';
import { NavigationContext, type Navigate } from './navigation.ts';
import { UiTextsContext, type UiTexts } from './UiTexts.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** The page's CSP nonce, which every style element receives. */
  nonce?: string;
  /** Fixes the mode; without it, the person's stored choice applies, else the system's. */
  colorMode?: ColorMode;
  texts?: UiTexts;
  /** Navigates by the router; without it, links load pages. */
  navigate?: Navigate;
}

/** Provides everything that the components need. The shell renders it once. */
export function UiProvider({ children, nonce, colorMode, texts = enUS, navigate }: UiProviderProps) {
  const cache = useMemo(() => createStyleCache(nonce), [nonce]);
  useInsertionEffect(() => applyColorMode(colorMode), [colorMode]);
  useEffect(() => (colorMode ? undefined : followColorMode()), [colorMode]);

  return (
    <CacheProvider value={cache}>
      <Global styles={fontFaces} />
      <ChakraProvider value={theme()}>
        <UiTextsContext value={texts}>
          <NavigationContext value={navigate}>
            {children}
            <ConfirmHost />
            <Toaster />
          </NavigationContext>
        </UiTextsContext>
      </ChakraProvider>
    </CacheProvider>
  );
}
