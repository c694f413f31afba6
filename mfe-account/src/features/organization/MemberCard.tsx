import { useTexts } from '@meet/remote-kit';
import { Box, Grid, HStack, Stack, Text } from '@meet/ui';
import type { ReactNode } from 'react';
import {
  MemberLicense,
  MemberMenu,
  MemberPermission,
  MemberPerson,
  MemberRole,
  type MemberProps,
} from './MemberParts.tsx';

/** Shows a member on phones and tablets. */
export function MemberCard(props: MemberProps) {
  const t = useTexts();
  return (
    <Stack gap={3}>
      <HStack justifyContent="space-between" alignItems="flex-start">
        <MemberPerson {...props} />
        <MemberMenu {...props} />
      </HStack>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1.4fr 1fr' }} gap={3}>
        <Attribute name={t('organization.role')}>
          <MemberRole {...props} />
        </Attribute>
        <Attribute name={t('organization.permission')}>
          <MemberPermission {...props} />
        </Attribute>
        <Attribute name={t('organization.license')} isRow>
          <MemberLicense {...props} />
        </Attribute>
      </Grid>
    </Stack>
  );
}

/** Shows a label and its value. On phones they stand side by side if `isRow` is set. */
function Attribute({ name, isRow, children }: { name: string; isRow?: boolean; children: ReactNode }) {
  const row = {
    gridColumn: { base: '1 / -1', sm: 'auto' },
    display: { base: 'flex', sm: 'block' },
    justifyContent: 'space-between',
    alignItems: 'center',
  } as const;
  return (
    <Box minW={0} {...(isRow && row)}>
      <Text size="xs" tone="muted" mb={isRow ? { base: 0, sm: 1 } : 1}>
        {name}
      </Text>
      {children}
    </Box>
  );
}
