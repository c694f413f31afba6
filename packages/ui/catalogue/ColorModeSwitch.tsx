import { SegmentedControl, useColorMode, type ColorMode } from '@meet/ui';

const options: { value: ColorMode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

export function ColorModeSwitch() {
  const { colorMode, setColorMode } = useColorMode();
  return <SegmentedControl label="Colour mode" value={colorMode} onChange={setColorMode} options={options} />;
}
