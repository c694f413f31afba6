import { InfoNote } from '@meet/guidance';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Card, Field, Heading, HStack, Select, Stack, Switch, Text } from '@meet/ui';
import { useState } from 'react';
import { mutate } from '../../state/request.ts';
import { UpdateHostMeetingConfigurationDocument, type RoomsAndHostingQuery } from './rooms.generated.ts';

type Configuration = Omit<RoomsAndHostingQuery['hostMeetingConfiguration'], '__typename'>;
const SWITCHES = ['waitForHost', 'lobby', 'contactsMayStart'] as const;

/** What holds in every meeting that the person hosts. Each change is stored at once. */
export function HostingCard({ configuration }: { configuration: Configuration }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [chosen, setChosen] = useState(configuration);

  const change = async (part: Partial<Configuration>) => {
    const before = chosen;
    setChosen({ ...chosen, ...part });
    try {
      await mutate(host, UpdateHostMeetingConfigurationDocument, { input: part });
    } catch (error) {
      setChosen(before);
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
              value={String(chosen.startMode)}
              options={[1, 2, 3].map((mode) => ({ value: String(mode), label: t(`rooms.startModes.${mode}`) }))}
              onChange={(event) => void change({ startMode: Number(event.target.value) })}
            />
          )}
        </Field>
        {SWITCHES.map((name) => (
          <Stack key={name} gap={1}>
            <Switch
              label={t(`rooms.${name}`)}
              checked={chosen[name]}
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
