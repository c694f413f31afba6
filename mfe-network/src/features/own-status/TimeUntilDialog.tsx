import { type SlotProps, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TimeField } from '@meet/ui';
import { object, string } from 'yup';

const schema = object({
  time: string()
    .required('network.timeRequired')
    .test('later-than-now', 'network.timeInvalid', (time) => !time || todayAt(time) > Date.now() / 1000),
});

/** Asks for the time today until which the person is away or busy. */
export function TimeUntilDialog({ status, onClose }: SlotProps<'network.timeUntil/v1'>) {
  const t = useTexts();
  return (
    <CallDialog
      size="sm"
      title={t('timeUntil.title', { status: t(`status.${status}`) })}
      submitLabel={t('timeUntil.set')}
      schema={schema}
      initialValues={{ time: '' }}
      send={async ({ time }) => todayAt(time)}
      onDone={(moment) => onClose(moment)}
      onClose={() => onClose()}
    >
      <TimeField name="time" label={t('timeUntil.time')} required />
    </CallDialog>
  );
}

/** Returns a time of today, 'HH:mm', as Unix seconds. */
function todayAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Math.floor(new Date().setHours(hours, minutes, 0, 0) / 1000);
}
