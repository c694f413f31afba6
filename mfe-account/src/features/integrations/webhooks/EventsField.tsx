import { WEBHOOK_EVENTS, type WebhookEvent } from '@meet/integrations-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Checkbox, Stack, Text, useField } from '@meet/ui';
import { useId } from 'react';

/** Field for the events of which a webhook is notified, bound to formik. */
export function EventsField({ name }: { name: string }) {
  const t = useTexts();
  const [{ value }, { error, touched }, { setValue }] = useField<WebhookEvent[]>(name);
  const labelId = useId();
  const errorId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      <Text id={labelId} weight="medium" mb={2}>
        {t('webhooks.which')}
      </Text>
      <Stack gap={2} alignItems="flex-start">
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            label={t(`webhooks.events.${event}`)}
            checked={value.includes(event)}
            onChange={({ target }) =>
              void setValue(WEBHOOK_EVENTS.filter((one) => (one === event ? target.checked : value.includes(one))))
            }
          />
        ))}
      </Stack>
      <Text id={errorId} size="xs" tone="danger" weight="medium" minH={5} mt={1} aria-live="polite">
        {touched && error}
      </Text>
    </Box>
  );
}
