import { changeChannel, type Channel } from '@meet/releases-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';
import type { ReactNode } from 'react';
import { useChange, type Change } from './useChange.ts';

interface Props<Values extends object> {
  /** The channel when the dialog opened. The server refuses a change if the channel is newer by now. */
  readonly channel: Channel;
  readonly title: string;
  readonly description?: string;
  readonly initialValues: Values;
  readonly toChange: (values: Values) => Change;
  /** Returns errors in addition to those of the call itself. */
  readonly check?: (values: Values) => Record<string, string>;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Returns the text that confirms success. */
  readonly doneText: (channel: Channel, values: Values) => string;
  /** Called when the channel was changed, by this person or by another who was faster. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A form that changes the live releases of a remote. It includes the reason, which the audit trail keeps. */
export function ChannelDialog<Values extends object>(props: Props<Values>) {
  const { channel, title, description, initialValues, toChange, check, submitLabel, tone = 'primary' } = props;
  const { doneText, onChanged, onClose, children } = props;
  const t = useTexts();
  const { toast } = useHost();
  const change = useChange();

  const toReasonedChange = (values: Values & { reason: string }): Change => {
    const reason = values.reason.trim();
    return { ...toChange(values), ...(reason && { reason }) };
  };

  return (
    <CallDialog
      title={title}
      description={description}
      schema={changeChannel.input}
      initialValues={{ ...initialValues, reason: '' }}
      toInput={(values) => ({ remote: channel.remote, ...toReasonedChange(values) })}
      toErrors={(errors, values) => ({ ...errors, ...check?.(values) })}
      send={(values) => change(channel, toReasonedChange(values))}
      onDone={(changed, values) => {
        if (changed) toast({ type: 'success', message: doneText(changed, values) });
        onChanged();
        onClose();
      }}
      cancelLabel={t('operator.cancel')}
      submitLabel={submitLabel}
      submit={{ variant: tone }}
      onClose={onClose}
    >
      {children}
      <TextField name="reason" label={t('operator.reason')} help={t('operator.reasonHelp')} autoComplete="off" />
    </CallDialog>
  );
}
