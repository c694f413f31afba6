import { validateForm } from '@meet/contracts/forms';
import { changeChannel, type Channel } from '@meet/releases-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Formik, TextField } from '@meet/ui';
import { useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { FormDialog } from '../../components/FormDialog.tsx';
import { useChange, type Change } from './useChange.ts';

interface Props<Values extends object> {
  /** As it was when the dialog opened: a change from anything newer is refused. */
  readonly channel: Channel;
  readonly title: string;
  readonly description?: string;
  readonly initialValues: Values;
  readonly toChange: (values: Values) => unknown;
  /** Returns errors beside those of the call itself. */
  readonly check?: (values: Values) => Record<string, string>;
  readonly submitLabel: string;
  readonly tone?: 'primary' | 'danger';
  /** Returns the text for its success. */
  readonly doneText: (channel: Channel, values: Values) => string;
  /** It was changed, by this person or by somebody faster. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A form that changes what is live of a remote, with the reason that the trail keeps. */
export function ChannelDialog<Values extends object>(props: Props<Values>) {
  const { channel, title, description, initialValues, toChange, check, submitLabel, tone = 'primary' } = props;
  const { doneText, onChanged, onClose, children } = props;
  const t = useTexts();
  const { i18n, toast } = useHost();
  const change = useChange();
  const [refusal, setRefusal] = useState<string>();

  const changeOf = ({ reason, ...values }: Values & { reason: string }) => ({
    ...(toChange(values as unknown as Values) as Change),
    ...(reason.trim() && { reason: reason.trim() }),
  });

  return (
    <Formik
      initialValues={{ ...initialValues, reason: '' }}
      validate={async (values) => ({
        ...(await validateForm(
          changeChannel.input as Schema,
          { remote: channel.remote, ...changeOf(values) },
          (key, params) => t(`contracts:${key}`, { ...params }),
        )),
        ...check?.(values),
      })}
      onSubmit={async (values) => {
        setRefusal(undefined);
        try {
          const changed = await change(channel, changeOf(values));
          if (changed) toast({ type: 'success', message: doneText(changed, values) });
          onChanged();
          onClose();
        } catch (error) {
          setRefusal(i18n.errorText(error));
        }
      }}
    >
      <FormDialog
        sticky
        title={title}
        description={description}
        cancelLabel={t('operator.cancel')}
        submitLabel={submitLabel}
        tone={tone}
        refusal={refusal}
        onTyped={() => setRefusal(undefined)}
        onClose={onClose}
      >
        {children}
        <TextField name="reason" label={t('operator.reason')} help={t('operator.reasonHelp')} autoComplete="off" />
      </FormDialog>
    </Formik>
  );
}
