import { Grid, Stack, Text } from '@meet/ui';
import * as drawings from '@meet/ui/illustrations';
import { Section } from '../Section.tsx';

const { Bubble: _bubble, Drawing: _drawing, Person: _person, Sparks: _sparks, ...arts } = drawings;

export const IllustrationsSection = () => (
  <Section title="Illustrations">
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(200px, 1fr))">
      {Object.entries(arts).map(([name, Art]) => (
        <Stack key={name} gap={2} alignItems="center">
          <Art />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Section>
);
