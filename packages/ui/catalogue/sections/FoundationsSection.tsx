import { Box, Heading, HStack, Link, Logo, LogoMark, Separator, SplitPanes, Stack, Surface, Text } from '@meet/ui';
import { useState } from 'react';
import { Columns, Sample, Section } from '../Section.tsx';

const colors = [
  'bg',
  'bg.surface',
  'bg.subtle',
  'bg.muted',
  'bg.hover',
  'bg.inverted',
  'fg',
  'fg.muted',
  'fg.subtle',
  'border',
  'border.strong',
  'border.control',
  'accent.solid',
  'accent.hover',
  'accent.fg',
  'accent.subtle',
  'accent.muted',
  'success.solid',
  'success.subtle',
  'warning.solid',
  'warning.subtle',
  'danger.solid',
  'danger.subtle',
  'info.solid',
  'info.subtle',
];

export function FoundationsSection() {
  const [share, setShare] = useState(60);
  return (
    <Section title="Foundations">
      <Sample title="Brand">
        <Logo size={40} />
        <LogoMark size={28} />
        <LogoMark size={16} />
      </Sample>
      <Sample title="Colours">
        {colors.map((name) => (
          <Stack key={name} gap={1} w={24}>
            <Box h={12} borderRadius="control" borderWidth="1px" bg={name} />
            <Text size="xs" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </Sample>
      <Columns>
        <Sample title="Type" column>
          <Heading size="xl">Meet people, not software</Heading>
          <Heading size="lg">Who is coming today</Heading>
          <Heading size="md">My network</Heading>
          <Heading size="sm">Design team</Heading>
          <Text size="md">Body 16 – the words of the page.</Text>
          <Text>Body 14 – lists and forms. Întâlnirea începe la ora nouă și jumătate.</Text>
          <Text tone="muted">Muted – what explains.</Text>
          <Text size="xs" tone="subtle" tabular>
            Small 12 – 09:41 · 10:17
          </Text>
          <HStack>
            <Link href="#here">A link</Link>
            <Link href="#here" look="quiet">
              A quiet link
            </Link>
            <Link href="#here" look="inText">
              In text
            </Link>
          </HStack>
        </Sample>
        <Sample title="Surfaces" column>
          <Surface pad="sm">Lying</Surface>
          <Surface pad="sm" kind="floating">
            Floating
          </Surface>
          <Surface pad="sm" kind="sunken">
            Sunken
          </Surface>
          <Separator />
          <Box h={40}>
            <SplitPanes
              share={share}
              onChange={setShare}
              label="Contacts and groups"
              first={
                <Surface kind="sunken" flex={1} borderRadius="control" pad="sm">
                  Contacts
                </Surface>
              }
              second={
                <Surface kind="sunken" flex={1} borderRadius="control" pad="sm">
                  Groups
                </Surface>
              }
            />
          </Box>
        </Sample>
      </Columns>
    </Section>
  );
}
