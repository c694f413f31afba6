import type { Operation } from '@meet/contracts';
import { placeError, validateForm, type FormSchema } from '@meet/contracts/forms';
import { Formik, type FormikHelpers, type FormikProps } from '@meet/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FormHost } from './FormHost.ts';
import { placeRefusal, type Refusal } from './placeRefusal.ts';
import { readPath } from './readPath.ts';

type Errors = Record<string, unknown>;
type Texts = Readonly<Record<string, string>>;

/** The call of a form, and a function that converts the values to its input; by default the input is the values. */
interface ByCall<Values, Output> {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its schema makes the input of what the controls hold
  readonly call: Operation<any, Output>;
  readonly toInput?: (values: Values) => unknown;
}

/** The schema of the values, if any, and the function that sends them, such as a view-model's action. */
interface BySend<Values, Output> {
  readonly schema?: FormSchema;
  readonly toInput?: (values: Values) => unknown;
  /** Rejects if the values are refused. */
  readonly send: (values: Values) => Promise<Output>;
}

export type CallFormOptions<Values extends object, Output> = (ByCall<Values, Output> | BySend<Values, Output>) & {
  readonly initialValues: Values;
  /** Changes the errors of the schema, for example if the form draws several members in one field. */
  readonly toErrors?: (errors: Errors, values: Values) => Errors;
  readonly onDone?: (output: Output, values: Values, form: FormikHelpers<Values>) => unknown;
  /**
   * Places a refusal. By default, as `place` does, the server's texts about fields appear beside the fields, and any
   * other text above them all.
   */
  readonly toRefusal?: (error: unknown, values: Values, place: () => Refusal) => Refusal;
  /** Called when the person submits invalid values. */
  readonly onInvalid?: () => void;
};

export interface CallFormState<Values> extends FormikProps<Values> {
  /** Refusal of the whole form; the next change removes it. */
  readonly refusal: string | undefined;
  /** Props of the `Form` around the fields. */
  readonly formProps: {
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onChange: () => void;
  };
}

export type CallFormikProps<Values extends object, Output> = CallFormOptions<Values, Output> & {
  readonly host: FormHost;
  readonly children: (form: CallFormState<Values>) => ReactNode;
};

/**
 * Logic of a form that is one call. The call's schema validates the values, and a second submit is ignored while the
 * first one runs. A refused form keeps its values. A refusal beside a field stays until that field changes or is sent
 * again.
 */
export function CallFormik<Values extends object, Output>(props: CallFormikProps<Values, Output>) {
  const { host, initialValues, toInput, toErrors, onDone, toRefusal, onInvalid, children } = props;
  const [refusal, setRefusal] = useState<string>();
  const refused = useRef<{ readonly values: Values; readonly texts: Texts }>(undefined);
  /** The form element of the running submit. */
  const submitted = useRef<HTMLFormElement>(undefined);
  const hasSent = useRef(false);

  async function validate(values: Values): Promise<Errors> {
    const schema = 'call' in props ? props.call.input : props.schema;
    if (schema) await host.loadTexts?.();
    const errors = schema ? await validateForm(schema, toInput ? toInput(values) : values, host.translate) : {};
    const found = toErrors ? toErrors(errors, values) : errors;
    // A refused value, such as a taken name, stays refused until it changes.
    const { values: former, texts = {} } = refused.current ?? {};
    for (const [path, text] of Object.entries(texts))
      if (readPath(former, path) === readPath(values, path)) placeError(found, path, text);
    return found;
  }

  async function send(values: Values, form: FormikHelpers<Values>): Promise<void> {
    hasSent.current = true;
    try {
      const output =
        'call' in props
          ? await host.api.execute(props.call, toInput ? toInput(values) : values)
          : await props.send(values);
      await onDone?.(output, values, form);
    } catch (error) {
      const place = () => placeRefusal(error, submitted.current, host.errorText);
      const placed = toRefusal ? toRefusal(error, values, place) : place();
      if (typeof placed === 'object') {
        refused.current = { values, texts: placed };
        for (const path in placed) form.setFieldError(path, placed[path]);
      } else setRefusal(placed || undefined);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>, form: FormikProps<Values>): Promise<void> {
    event.preventDefault();
    // React would pass a dialog's submit event to the form that opened the dialog.
    event.stopPropagation();
    if (submitted.current) return;
    submitted.current = event.currentTarget;
    hasSent.current = false;
    refused.current = undefined;
    setRefusal(undefined);
    try {
      await form.submitForm();
      if (!hasSent.current) onInvalid?.();
    } finally {
      submitted.current = undefined;
    }
  }

  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={send}>
      {(form) =>
        children({
          ...form,
          refusal,
          formProps: {
            noValidate: true,
            onSubmit: (event) => void submit(event, form),
            onChange: () => setRefusal(undefined),
          },
        })
      }
    </Formik>
  );
}
