import { isPresetStatus, PRESET_STATUSES, STATUSES } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { HStack, PresenceMark, SegmentedControl, Stack, Text, useFormikContext, type Presence } from '@meet/ui';
import { presentStatus } from '../../components/person/presentStatus.ts';
import type { CustomStatusValues } from './customStatusSchema.ts';

const MARKS: Readonly<Record<string, Presence>> = {
  Available: 'online',
  Away: 'away',
  Busy: 'busy',
  Invisible: 'offline',
};

/** Lets the person choose a coloured dot, or a preset that has its own text. */
export function StatusChoice() {
  const t = useTexts();
  const { values, setValues } = useFormikContext<CustomStatusValues>();
  const choose = (status: string) =>
    void setValues({
      ...values,
      status,
      statusText: isPresetStatus(status) ? t(`status.${status}`) : values.statusText,
    });
  return (
    <Stack gap={2} mb={4}>
      <Text weight="medium">{t('customStatus.kind')}</Text>
      <SegmentedControl
        label={t('customStatus.colour')}
        value={values.status}
        onChange={choose}
        options={STATUSES.filter((status) => !isPresetStatus(status)).map((status) => ({
          value: status as string,
          label: (
            <HStack as="span" gap={1.5}>
              <PresenceMark presence={MARKS[status]!} label="" />
              {t(`status.${status}`)}
            </HStack>
          ),
        }))}
      />
      <SegmentedControl
        label={t('customStatus.presets')}
        value={values.status}
        onChange={choose}
        options={PRESET_STATUSES.map((status) => ({
          value: status as string,
          label: presentStatus(t, { status, statusDescription: '', inMeeting: false }),
        }))}
      />
    </Stack>
  );
}
