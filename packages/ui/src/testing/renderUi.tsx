import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UiProvider, type UiProviderProps } from '@meet/ui';

/** Renders inside the provider, for tests of anything that uses the components. */
export const renderUi = (children: ReactNode, props?: Omit<UiProviderProps, 'children'>) =>
  render(children, { wrapper: ({ children: inner }) => <UiProvider {...props}>{inner}</UiProvider> });
