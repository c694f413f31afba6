import { InfoNote } from '@meet/guidance';
import type { HostMeetingConfiguration } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Card, Field, Heading, HStack, Select, Stack, Switch, Text } from '@meet/ui';

const SWITCHES = ['waitForHost', 'lobby', 'contactsMayStart'] as const;

/** Settings of every meeting that the person hosts. Each change is stored at once. */
interface HostingCardProps {
  configuration: HostMeetingConfiguration;
  onChange: (change: Partial<HostMeetingConfiguration>) => Promise<void>;
}

export function HostingCard({ configuration, onChange }: HostingCardProps) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();

  const change = async (part: Partial<HostMeetingConfiguration>) => {
    try {
      await onChange(part);
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  };

  return (
    <Card>
      <HStack gap={1} mb={4}>
        <Heading size="sm">{t('rooms.hosting')}</Heading>
        <InfoNote elementId="dashboard.hosting" about={t('rooms.hosting')} />
      </HStack>
      <Stack gap={4} maxW={96}>
        <Field label={t('rooms.startMode')} slim>
          {(control) => (
            <Select
              {...control}
              disabled={isViewing}
              value={String(configuration.startMode)}
              options={[1, 2, 3].map((mode) => ({ value: String(mode), label: t(`rooms.startModes.${mode}`) }))}
              onChange={(event) =>
                void change({ startMode: Number(event.target.value) as HostMeetingConfiguration['startMode'] })
              }
            />
          )}
        </Field>
        {SWITCHES.map((name) => (
          <Stack key={name} gap={1}>
            <Switch
              label={t(`rooms.${name}`)}
              checked={configuration[name]}
              disabled={isViewing}
              onChange={(event) => void change({ [name]: event.target.checked })}
            />
            <Text size="xs" tone="muted" ps="46px">
              {t(`rooms.${name}Text`)}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
