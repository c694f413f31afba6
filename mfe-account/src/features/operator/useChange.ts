import { CallFailure } from '@meet/contracts/client';
import type { InputOf } from '@meet/contracts';
import { releasesErrors, type Channel, type changeChannel as call } from '@meet/releases-contract';
import { changeChannel } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';

type Input = InputOf<typeof call>;
type Canary = NonNullable<Input['canary']>;

/**
 * The properties to change; the others stay. A percentage that is no number becomes undefined, which the form's schema
 * refuses.
 */
export interface Change extends Partial<Omit<Input, 'remote' | 'ifMatch' | 'canary'>> {
  readonly canary?: (Omit<Canary, 'percent'> & { readonly percent: number | undefined }) | null;
}

/**
 * Returns a function that changes the live releases of a remote, based on the channel that the person saw. If somebody
 * else was faster, it shows that and resolves to undefined. Throws all other failures.
 */
export function useChange() {
  const t = useTexts();
  const { api, toast } = useHost();
  return async ({ remote, revision }: Channel, change: Change): Promise<Channel | undefined> => {
    try {
      // The call's type requires a canary, but the call does not. A canary that is left out stays as it is.
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
