import type { ReactNode } from 'react';
import { Link, Page, PageHeader, Stack } from '@meet/ui';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';
import { ButtonsSection } from './sections/ButtonsSection.tsx';
import { DataSection } from './sections/DataSection.tsx';
import { FeedbackSection } from './sections/FeedbackSection.tsx';
import { FieldsSection } from './sections/FieldsSection.tsx';
import { FoundationsSection } from './sections/FoundationsSection.tsx';
import { FramePage } from './sections/FramePage.tsx';
import { IllustrationsSection } from './sections/IllustrationsSection.tsx';
import { OverlaysSection } from './sections/OverlaysSection.tsx';
import { PeopleSection } from './sections/PeopleSection.tsx';
import { AuthPage, NotFoundPage } from './sections/StandalonePages.tsx';

const sections: Record<string, () => ReactNode> = {
  foundations: FoundationsSection,
  buttons: ButtonsSection,
  fields: FieldsSection,
  overlays: OverlaysSection,
  feedback: FeedbackSection,
  people: PeopleSection,
  data: DataSection,
  illustrations: IllustrationsSection,
};

const pages: Record<string, () => ReactNode> = { auth: AuthPage, frame: FramePage, 'not-found': NotFoundPage };

/** Shows one section, one whole page, or all sections with links to the pages. */
export function Catalogue({ page }: { page: string }) {
  const Whole = pages[page];
  if (Whole) return <Whole />;
  const shown = Object.entries(sections).filter(([name]) => page === 'all' || page === name);
  return (
    <Page as="main">
      <PageHeader title="Catalogue" description="Every component in every state." actions={<ColorModeSwitch />} />
      <Stack as="nav" aria-label="Sections" flexDirection="row" mb={8} flexWrap="wrap">
        {[...Object.keys(sections), ...Object.keys(pages)].map((name) => (
          <Link key={name} href={`?page=${name}`}>
            {name}
          </Link>
        ))}
      </Stack>
      <Stack gap={12}>
        {shown.map(([name, Shown]) => (
          <Shown key={name} />
        ))}
      </Stack>
    </Page>
  );
}
