import { Card, Heading, HStack } from '@meet/ui';
import { useId, type ReactNode } from 'react';

/** Sections of a past meeting's page, by the fragment of their address. */
export type KeptPart = 'recording' | 'transcript' | 'notes' | 'polls';

interface KeptSectionProps {
  /** Fragment that leads to the section. */
  readonly part?: KeptPart;
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a past meeting's page, with a heading to which an address may lead. */
export function KeptSection({ part, title, actions, children }: KeptSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} minW={0}>
      <HStack justifyContent="space-between" alignItems="center" flexWrap="wrap" gap={2} mb={3} minH={9}>
        <Heading
          as="h2"
          size="sm"
          id={headingId}
          {...(part && { 'data-part': part, tabIndex: -1, scrollMarginTop: 6, outline: 'none' })}
        >
          {title}
        </Heading>
        {actions && (
          <HStack flexWrap="wrap" gap={2}>
            {actions}
          </HStack>
        )}
      </HStack>
      {children}
    </Card>
  );
}
