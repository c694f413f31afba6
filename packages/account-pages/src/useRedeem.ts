import type { Operation } from '@meet/contracts';
import { useEffect, useRef, useState } from 'react';
import { usePageShell } from './PageShell.ts';

export type Redeemed<Output> =
  | { readonly state: 'busy' }
  | { readonly state: 'done'; readonly answer: Output }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Redeems a link when its page opens. It sends one request, however often React renders, because the link works only
 * once.
 */
export function useRedeem<Input, Output>(call: Operation<Input, Output>, input: Input): Redeemed<Output> {
  const { api } = usePageShell();
  const [result, setResult] = useState<Redeemed<Output>>({ state: 'busy' });
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    api.execute(call, input).then(
      (answer) => setResult({ state: 'done', answer }),
      (error: unknown) => setResult({ state: 'failed', error }),
    );
  }, [api, call, input]);
  return result;
}
