import { createRoot } from 'react-dom/client';
import { UiProvider, applyColorMode, type ColorMode } from '@meet/ui';
import { Catalogue } from './Catalogue.tsx';

const query = new URLSearchParams(location.search);
const colorMode = (query.get('mode') as ColorMode | null) ?? undefined;
applyColorMode(colorMode);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <UiProvider nonce={document.querySelector('script')?.nonce} colorMode={colorMode}>
    <Catalogue page={query.get('page') ?? 'all'} />
  </UiProvider>,
);
