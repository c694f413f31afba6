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

/** A member on phones and tablets. */
export function MemberCard(props: MemberProps) {
  const t = useTexts();
  return (
    <Stack gap={3}>
      <HStack justifyContent="space-between" alignItems="flex-start">
        <MemberPerson {...props} />
        <MemberMenu {...props} />
      </HStack>
      <Grid gridTemplateColumns={{ base: '1fr 1fr', sm: '1fr 1.4fr 1fr' }} gap={3}>
        <Fact name={t('organization.role')}>
          <MemberRole {...props} />
        </Fact>
        <Fact name={t('organization.permission')}>
          <MemberPermission {...props} />
        </Fact>
        <Fact name={t('organization.license')}>
          <MemberLicense {...props} />
        </Fact>
      </Grid>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box minW={0}>
      <Text size="xs" tone="muted" mb={1}>
        {name}
      </Text>
      {children}
    </Box>
  );
}
