import { OAUTH_SCOPES, type OauthScope } from '@meet/oauth-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Checkbox, Stack, Text, useField } from '@meet/ui';
import { useId } from 'react';

/** Field for the rights that an application may request of people, bound to formik. */
export function ScopesField({ name }: { name: string }) {
  const t = useTexts();
  const [{ value }, { error, touched }, { setValue }] = useField<OauthScope[]>(name);
  const labelId = useId();
  const errorId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      <Text id={labelId} weight="medium" mb={2}>
        {t('clients.scopes')}
      </Text>
      <Stack gap={2} alignItems="flex-start">
        {OAUTH_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`contracts:oauth.scopes.${scope}`)}
            checked={value.includes(scope)}
            onChange={({ target }) =>
              void setValue(OAUTH_SCOPES.filter((one) => (one === scope ? target.checked : value.includes(one))))
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
