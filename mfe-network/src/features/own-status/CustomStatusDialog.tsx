import { isPresetStatus, STATUS_TEXT_MAX } from '@meet/network-contract';
import { type SlotProps, useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { DateField, SelectField, TextField, useFormikContext, IconButton } from '@meet/ui';
import { X } from 'lucide-react';
import { useNetwork } from '../../state/getNetwork.ts';
import {
  customStatusSchema,
  earliestDay,
  furthestDay,
  toStatusChange,
  type CustomStatusValues,
} from './customStatusSchema.ts';
import { CUSTOM_PERIODS } from './durations.ts';
import { StatusChoice } from './StatusChoice.tsx';

/** Sets a status with the person's own text, a colour or a preset, and the time until it clears. */
export function CustomStatusDialog({ onClose }: SlotProps<'network.customStatus/v1'>) {
  const t = useTexts();
  const host = useHost();
  const { status$, setStatus } = useNetwork().ownStatus;
  const current = useBehavior(status$);
  const initialValues: CustomStatusValues = {
    statusText: current?.statusDescription ?? '',
    status: current?.statusDescription ? current.status : 'Available',
    clearAfter: '',
    endDate: '',
  };
  return (
    <CallDialog
      title={t('customStatus.title')}
      submitLabel={t('customStatus.save')}
      schema={customStatusSchema}
      initialValues={initialValues}
      toRefusal={host.i18n.errorText}
      send={(values) => setStatus(toStatusChange(values))}
      onDone={() => {
        host.toast({ type: 'success', message: t('ownStatus.updated') });
        onClose('saved');
      }}
      onClose={() => onClose()}
    >
      <CustomStatusFields />
    </CallDialog>
  );
}

function CustomStatusFields() {
  const t = useTexts();
  const { values, setValues } = useFormikContext<CustomStatusValues>();
  const isPreset = isPresetStatus(values.status);
  const periods = [...Object.keys(CUSTOM_PERIODS), 'custom'];
  const reset = () => void setValues({ ...values, statusText: '', status: 'Available' });
  return (
    <>
      <TextField
        name="statusText"
        label={t('customStatus.text')}
        required
        autoComplete="off"
        help={t('customStatus.left', { count: Math.max(0, STATUS_TEXT_MAX - values.statusText.length) })}
        onChange={(event) => event.target.value === '' && reset()}
        endAction={
          values.statusText ? (
            <IconButton size="sm" label={t('customStatus.clear')} icon={<X />} onClick={reset} />
          ) : null
        }
      />
      <StatusChoice />
      {!isPreset && (
        <SelectField
          name="clearAfter"
          label={t('customStatus.clearAfter')}
          required
          placeholder={t('customStatus.choose')}
          options={periods.map((period) => ({ value: period, label: t(`durations.${period}`) }))}
        />
      )}
      {(isPreset || values.clearAfter === 'custom') && (
        <DateField
          name="endDate"
          label={t('customStatus.endDate')}
          required
          min={earliestDay()}
          max={furthestDay()}
          help={t('customStatus.endDateHelp')}
        />
      )}
    </>
  );
}
