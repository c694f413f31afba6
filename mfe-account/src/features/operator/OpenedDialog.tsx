import type { Channel, Release } from '@meet/releases-contract';
import { useTexts } from '@meet/remote-kit';
import { Banner, Box, TextField } from '@meet/ui';
import { ChannelDialog } from './ChannelDialog.tsx';
import { ReleaseField } from './ReleaseField.tsx';
import { toCount } from '../../state/toCount.ts';

/** A change that the person has begun, based on the channel at that time. */
export type Opened =
  | { readonly kind: 'promote'; readonly channel: Channel; readonly releases: readonly Release[] }
  | { readonly kind: 'canary'; readonly channel: Channel; readonly releases: readonly Release[] }
  | { readonly kind: 'rollback'; readonly channel: Channel; readonly former: string }
  | { readonly kind: 'disable'; readonly channel: Channel };

/** Name of the remote that draws this page. */
const OWN_REMOTE = 'mfe-account';
const FIRST_PERCENT = 10;

interface Props {
  readonly opened: Opened;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function OpenedDialog({ opened, ...rest }: Props) {
  const t = useTexts();
  const { channel } = opened;
  const { remote, stable, canary, proposal } = channel;
  const common = { ...rest, channel };

  if (opened.kind === 'promote') {
    const { releases } = opened;
    const likely = (proposal?.percent === null ? proposal.release : undefined) ?? canary?.release;
    const first = releases.find(({ releaseId }) => releaseId === likely) ?? releases[0];
    return (
      <ChannelDialog
        {...common}
        title={t('operator.promoteTitle', { remote })}
        description={t('operator.promoteText')}
        initialValues={{ stable: first?.releaseId ?? '' }}
        toChange={(values) => values}
        submitLabel={t('operator.promote')}
        doneText={(changed, { stable: release }) =>
          t(changed.stable === release ? 'operator.promoted' : 'operator.proposed', { remote, release })
        }
      >
        <ReleaseField name="stable" releases={releases} />
      </ChannelDialog>
    );
  }

  if (opened.kind === 'canary') {
    const { releases } = opened;
    // A second person confirms a proposal by requesting the same change.
    const proposed = proposal && proposal.percent !== null ? { ...proposal, percent: proposal.percent } : undefined;
    const likely = proposed ?? canary;
    return (
      <ChannelDialog
        {...common}
        title={t('operator.canaryTitle', { remote })}
        description={t('operator.canaryText')}
        initialValues={{
          canary: {
            release: likely?.release ?? releases[0]?.releaseId ?? '',
            percent: String(likely?.percent ?? FIRST_PERCENT),
          },
        }}
        toChange={({ canary: { release, percent } }) => ({
          canary: { release, percent: toCount(percent), people: likely?.people ?? [] },
        })}
        submitLabel={t(canary ? 'operator.canaryChange' : 'operator.canaryStart')}
        doneText={(changed, { canary: { release, percent } }) => {
          const isLive = changed.canary?.release === release && changed.canary.percent === toCount(percent);
          return t(isLive ? 'operator.canaryStarted' : 'operator.canaryProposed', { remote, release });
        }}
      >
        <ReleaseField name="canary.release" releases={releases} />
        <TextField
          name="canary.percent"
          label={t('operator.percent')}
          required
          inputMode="numeric"
          autoComplete="off"
        />
      </ChannelDialog>
    );
  }

  if (opened.kind === 'rollback') {
    const { former } = opened;
    return (
      <ChannelDialog
        {...common}
        title={t('operator.rollbackTitle', { remote })}
        description={t('operator.rollbackText', { release: former, stable })}
        initialValues={{}}
        toChange={() => ({ stable: former })}
        submitLabel={t('operator.rollback')}
        tone="danger"
        doneText={(changed) =>
          t(changed.stable === former ? 'operator.rolledBack' : 'operator.proposed', { remote, release: former })
        }
      />
    );
  }

  return (
    <ChannelDialog
      {...common}
      title={t('operator.disableTitle', { remote })}
      description={t('operator.disableText')}
      initialValues={{ typed: '' }}
      toChange={() => ({ disabled: true })}
      check={({ typed }): Record<string, string> =>
        typed.trim() === remote ? {} : { typed: t('operator.typedWrong', { remote }) }
      }
      submitLabel={t('operator.disable')}
      tone="danger"
      doneText={() => t('operator.disabledDone', { remote })}
    >
      {remote === OWN_REMOTE && (
        <Box mb={4}>
          <Banner tone="warning">{t('operator.disableOwn')}</Banner>
        </Box>
      )}
      <TextField
        name="typed"
        label={t('operator.typed', { remote })}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ChannelDialog>
  );
}
