import { IconButton, Menu, useColorMode, type ColorMode } from '@meet/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../i18n/useText.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };
const MODES: readonly ColorMode[] = ['light', 'dark', 'system'];

export function ColorModeButton() {
  const t = useText();
  const { colorMode, resolvedColorMode, setColorMode } = useColorMode();
  const Shown = ICONS[resolvedColorMode];
  return (
    <Menu
      placement="bottom-end"
      label={t('header.colorMode')}
      trigger={<IconButton label={t('header.colorMode')} icon={<Shown />} />}
      items={MODES.map((mode) => {
        const Icon = ICONS[mode];
        return {
          id: mode,
          label: t(`header.colorModes.${mode}`),
          icon: <Icon />,
          checked: mode === colorMode,
          onSelect: () => setColorMode(mode),
        };
      })}
    />
  );
}
