import { getChannelAudit, getReleases } from '@meet/releases-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Heading, HStack, Tag, Text } from '@meet/ui';
import { useState } from 'react';
import { formerStable } from './formerStable.ts';
import type { Opened } from './OpenedDialog.tsx';
import { useChange, type Change } from './useChange.ts';
import { useFormats } from './useFormats.ts';
import type { LiveRemote } from './useRemotes.ts';

interface Props extends LiveRemote {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onOpen: (opened: Opened) => void;
  readonly onChanged: () => void;
}

type Act = 'promote' | 'canary' | 'endCanary' | 'rollback' | 'enable' | 'disable';

/** Shows a remote with its live releases, and the actions on them. */
export function RemoteRow({ remote, channel, isChosen, onChoose, onOpen, onChanged }: Props) {
  const t = useTexts();
  const { api, confirm, toast, i18n } = useHost();
  const { percent } = useFormats();
  const change = useChange();
  const [busy, setBusy] = useState<Act>();
  const { stable, canary, disabled, proposal } = channel;
  const name = remote.remote;

  async function run(act: Act, work: () => Promise<void>) {
    setBusy(act);
    try {
      await work();
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
    }
    setBusy(undefined);
  }

  const choose = (kind: 'promote' | 'canary') =>
    run(kind, async () => {
      const { releases } = await api.execute(getReleases, { remote: name });
      const others = releases.filter(({ releaseId }) => releaseId !== stable);
      if (others.length > 0) onOpen({ kind, channel, releases: others });
      else toast({ type: 'info', message: t('operator.noOthers', { remote: name }) });
    });

  const goBack = () =>
    run('rollback', async () => {
      const { entries } = await api.execute(getChannelAudit, { remote: name });
      const former = formerStable(channel, entries);
      if (former) onOpen({ kind: 'rollback', channel, former });
      else toast({ type: 'info', message: t('operator.noFormer', { remote: name }) });
    });

  /** Makes a change that needs only a confirmation. */
  const ask = async (act: 'enable' | 'endCanary', wanted: Change) => {
    const isMeant = await confirm({
      title: t(`operator.${act}Question`, { remote: name }),
      message: t(`operator.${act}Text`),
      confirmText: t(`operator.${act}`),
    });
    if (!isMeant) return;
    await run(act, async () => {
      if (await change(channel, wanted))
        toast({ type: 'success', message: t(`operator.${act}Done`, { remote: name }) });
      onChanged();
    });
  };

  const button = (act: Act, text: string, onClick: () => void) => (
    <Button size="sm" loading={busy === act} aria-label={`${text}: ${name}`} onClick={onClick}>
      {text}
    </Button>
  );

  return (
    <Flex
      as="li"
      gap={4}
      px={4}
      py={4}
      flexWrap="wrap"
      alignItems="flex-start"
      _notFirst={{ borderTopWidth: '1px' }}
      aria-labelledby={`remote-${name}`}
    >
      <Box flex="1 1 280px" minW={0}>
        <HStack gap={2} flexWrap="wrap">
          <Heading as="h2" size="sm" id={`remote-${name}`} overflowWrap="anywhere">
            {name}
          </Heading>
          <Tag tone={disabled ? 'danger' : 'success'}>{t(disabled ? 'operator.off' : 'operator.on')}</Tag>
          {remote.requiresSecondPerson && <Tag>{t('operator.secondPerson')}</Tag>}
        </HStack>
        <Text size="xs" tone="muted" mt={1} overflowWrap="anywhere">
          {t('operator.team', { team: remote.team })}
        </Text>
        <Text mt={2} tabular overflowWrap="anywhere">
          {stable ? t('operator.live', { release: stable }) : t('operator.nothingLive')}
        </Text>
        {canary && (
          <Text mt={1} tabular overflowWrap="anywhere">
            {t('operator.canaryLive', { release: canary.release, percent: percent(canary.percent) })}
          </Text>
        )}
        {proposal && (
          <Text mt={1} tabular overflowWrap="anywhere">
            {proposal.percent === null
              ? t('operator.proposal', { release: proposal.release, by: proposal.by })
              : t('operator.canaryProposal', {
                  release: proposal.release,
                  by: proposal.by,
                  percent: percent(proposal.percent),
                })}
          </Text>
        )}
      </Box>
      <Flex gap={2} flex="1 1 400px" flexWrap="wrap" justifyContent={{ base: 'flex-start', md: 'flex-end' }}>
        {button('promote', t('operator.promote'), () => void choose('promote'))}
        {button('canary', t(canary ? 'operator.canaryChange' : 'operator.canaryStart'), () => void choose('canary'))}
        {canary && button('endCanary', t('operator.endCanary'), () => void ask('endCanary', { canary: null }))}
        {stable && button('rollback', t('operator.rollback'), () => void goBack())}
        {disabled
          ? button('enable', t('operator.enable'), () => void ask('enable', { disabled: false }))
          : button('disable', t('operator.disable'), () => onOpen({ kind: 'disable', channel }))}
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={isChosen}
          aria-label={`${t('operator.history')}: ${name}`}
          onClick={onChoose}
        >
          {t('operator.history')}
        </Button>
      </Flex>
    </Flex>
  );
}
