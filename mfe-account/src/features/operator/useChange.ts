import { CallFailure } from '@meet/contracts/client';
import type { InputOf } from '@meet/contracts';
import { releasesErrors, type Channel, type changeChannel as call } from '@meet/releases-contract';
import { changeChannel } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';

type Input = InputOf<typeof call>;
type Canary = NonNullable<Input['canary']>;

/** Members to change; the others stay. A share that is no number is undefined: the form's schema refuses it. */
export interface Change extends Partial<Omit<Input, 'remote' | 'ifMatch' | 'canary'>> {
  readonly canary?: (Omit<Canary, 'percent'> & { readonly percent: number | undefined }) | null;
}

/**
 * Changes what is live of a remote, from the channel that the person has seen. Resolves undefined, and says so, where
 * somebody else was faster; throws whatever else it was refused with.
 */
export function useChange() {
  const t = useTexts();
  const { api, toast } = useHost();
  return async ({ remote, revision }: Channel, change: Change): Promise<Channel | undefined> => {
    try {
      // The call's type wants a canary, which the call itself does not: left out, it stays.
      const input = { remote, ifMatch: `"${revision}"`, ...change } as Input;
      const { channel } = await api.execute(changeChannel, input);
      return channel;
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== releasesErrors.CHANNEL_REVISION_STALE.code) throw error;
      toast({ type: 'warning', message: t('operator.stale', { remote }) });
      return undefined;
    }
  };
}
