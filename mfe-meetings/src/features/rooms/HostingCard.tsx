import { useApolloClient } from '@apollo/client/react';
import { InfoNote } from '@meet/guidance';
import { updateHostMeetingConfiguration } from '@meet/meetings-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Card, Field, Heading, HStack, Select, Stack, Switch, Text } from '@meet/ui';
import { changeHosting, type Hosting } from './changeRooms.ts';

const SWITCHES = ['waitForHost', 'lobby', 'contactsMayStart'] as const;

/** What holds in every meeting that the person hosts. Each change is stored at once. */
export function HostingCard({ configuration }: { configuration: Hosting }) {
  const t = useTexts();
  const host = useHost();
  const apollo = useApolloClient();
  const isViewing = useIsViewing();

  const change = async <Name extends keyof Hosting>(name: Name, value: Hosting[Name]) => {
    const before = configuration[name];
    // Of the answer this member alone: the others may have been changed again since.
    const show = (shown: Hosting[Name]) => changeHosting(apollo, { [name]: shown });
    show(value);
    try {
      const stored = await host.api.execute(updateHostMeetingConfiguration, { [name]: value });
      show(stored[name] as Hosting[Name]);
    } catch (error) {
      show(before);
      host.toast({ type: 'error', title: t('errorTitle'), message: host.i18n.errorText(error) });
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
              onChange={(event) => void change('startMode', Number(event.target.value))}
            />
          )}
        </Field>
        {SWITCHES.map((name) => (
          <Stack key={name} gap={1}>
            <Switch
              label={t(`rooms.${name}`)}
              checked={configuration[name]}
              disabled={isViewing}
              onChange={(event) => void change(name, event.target.checked)}
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
