import type { ServiceHealth } from '@meet/releases-contract';
import { useTexts } from '@meet/remote-kit';
import { Stack, Tag, Text, useIsNarrow, useIsPhone, type Column, type TagProps } from '@meet/ui';
import type { ReactNode } from 'react';
import { useFormats } from './useFormats.ts';

const TONES: Readonly<Record<ServiceHealth['state'], TagProps['tone']>> = {
  here: 'success',
  distributed: 'success',
  away: 'danger',
};

/** Returns the columns for a service, its state and its calls. Narrow screens have fewer columns, phones only one. */
export function useHealthColumns(): Column<ServiceHealth>[] {
  const t = useTexts();
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const { time, whole, percent } = useFormats();

  const state = (service: ServiceHealth) => (
    <Tag tone={TONES[service.state]}>{t(`operator.health.states.${service.state}`)}</Tag>
  );
  const versions = ({ version, contract }: ServiceHealth) =>
    version === null ? '–' : t('operator.health.versions', { version, contract });
  const since = ({ since: at }: ServiceHealth) => (at === null ? '–' : time(at));
  const failures = ({ calls, failures: failed }: ServiceHealth) => (calls > 0 ? percent((100 * failed) / calls) : '–');
  const slowest = ({ p99 }: ServiceHealth) =>
    p99 === null ? '–' : t('operator.health.milliseconds', { value: whole(p99) });
  const waiting = ({ waiting: count }: ServiceHealth) => (count === null ? '–' : whole(count));
  /** Returns a column with a service, its state and versions in one cell, and more content below. */
  const summary = (below: (service: ServiceHealth) => ReactNode): Column<ServiceHealth> => ({
    id: 'service',
    header: t('operator.health.service'),
    cell: (service) => (
      <Stack gap={1} py={1} alignItems="flex-start">
        <Text>{service.name}</Text>
        {state(service)}
        <Text size="xs" tone="muted">
          {versions(service)}
        </Text>
        {below(service)}
      </Stack>
    ),
  });

  if (isPhone) {
    const lines = [
      { key: 'calls', of: (service: ServiceHealth) => whole(service.calls) },
      { key: 'failures', of: failures },
      { key: 'slowest', of: slowest },
      { key: 'waiting', of: waiting },
      { key: 'since', of: since },
    ];
    return [
      summary((service) =>
        lines.map(({ key, of }) => (
          <Text key={key} size="xs" tone="muted" tabular>
            {t('operator.health.line', { what: t(`operator.health.${key}`), value: of(service) })}
          </Text>
        )),
      ),
    ];
  }
  const who: Column<ServiceHealth>[] = isNarrow
    ? [
        summary((service) => (
          <Text size="xs" tone="muted" tabular>
            {since(service)}
          </Text>
        )),
      ]
    : [
        { id: 'service', header: t('operator.health.service'), cell: ({ name }) => name },
        { id: 'state', header: t('operator.health.state'), cell: state },
        { id: 'versions', header: t('operator.health.version'), tabular: true, cell: versions },
        { id: 'since', header: t('operator.health.since'), tabular: true, cell: since },
      ];
  return [
    ...who,
    { id: 'calls', header: t('operator.health.calls'), tabular: true, cell: ({ calls }) => whole(calls) },
    { id: 'failures', header: t('operator.health.failures'), tabular: true, cell: failures },
    { id: 'slowest', header: t('operator.health.slowest'), tabular: true, cell: slowest },
    { id: 'waiting', header: t('operator.health.waiting'), tabular: true, cell: waiting },
  ];
}
