import { useHost } from '@meet/remote-kit';
import { useFormikContext } from '@meet/ui';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  /** False if the person can't enter, even if they pressed Join. */
  readonly mayEnter: boolean;
  readonly onName: (name: string) => void;
}

/**
 * Continues in the form from the instant join page: fills in the typed name, and submits if Join was pressed. It runs
 * before the browser draws, so that no key or click between the two pages is lost.
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
