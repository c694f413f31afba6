import type { OauthScope } from '@meet/oauth-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Flex, Stack, Text } from '@meet/ui';
import { Check } from '@meet/ui/icons';

/** Lists the rights of an application in plain words. */
export function ScopeList({ scopes }: { scopes: readonly OauthScope[] }) {
  const t = useTexts();
  return (
    <Stack as="ul" gap={2} m={0} p={0} listStyleType="none">
      {scopes.map((scope) => (
        <Flex as="li" key={scope} gap={2}>
          <Box color="accent.fg" mt={1} flexShrink={0}>
            <Check size={16} aria-hidden />
          </Box>
          <Text>{t(`contracts:oauth.scopes.${scope}`)}</Text>
        </Flex>
      ))}
    </Stack>
  );
}
