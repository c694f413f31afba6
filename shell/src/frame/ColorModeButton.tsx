import { IconButton, Menu, useColorMode, type ColorMode, type MenuItem } from '@meet/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useText } from '../base/useText.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };
const MODES: readonly ColorMode[] = ['light', 'dark', 'system'];

/** Returns the choice between light, dark and the system's mode. */
export function useColorModeChoice() {
  const t = useText();
  const { colorMode, resolvedColorMode, setColorMode } = useColorMode();
  const Shown = ICONS[resolvedColorMode];
  const items = MODES.map((mode): MenuItem => {
    const Icon = ICONS[mode];
    return {
      id: mode,
      label: t(`header.colorModes.${mode}`),
      icon: <Icon />,
      checked: mode === colorMode,
      onSelect: () => setColorMode(mode),
    };
  });
  return { label: t('header.colorMode'), icon: <Shown />, items };
}

export function ColorModeButton() {
  const { label, icon, items } = useColorModeChoice();
  return <Menu placement="bottom-end" label={label} trigger={<IconButton label={label} icon={icon} />} items={items} />;
}
