import { useHost } from '@meet/remote-kit';
import { useFormikContext } from '@meet/ui';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  /** False where the person can't go in, whatever they pressed. */
  readonly mayEnter: boolean;
  readonly onName: (name: string) => void;
}

/**
 * Within the form: goes on where the page that stood before this one was left, with what was typed there, and in, if Join
 * was pressed. Before the browser draws, so that no key and no click falls between the two.
 */
export function TakeArrival({ mayEnter, onName }: Props) {
  const { takeArrival } = useHost();
  const { setFieldValue, submitForm } = useFormikContext();
  const isTaken = useRef(false);
  useLayoutEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const arrival = takeArrival?.();
    if (!arrival) return;
    const goOn = async () => {
      if (arrival.name) {
        onName(arrival.name);
        await setFieldValue('name', arrival.name);
      }
      if (arrival.joins && mayEnter) await submitForm();
    };
    void goOn();
  }, [mayEnter, onName, setFieldValue, submitForm, takeArrival]);
  return null;
}
