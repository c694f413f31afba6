import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Box } from '../layout/primitives.tsx';
import { styled } from '../theme/styled.ts';

const Row = styled('div', { base: { borderBottomWidth: '1px', _last: { borderBottomWidth: 0 } } });
const Head = styled('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    w: 'full',
    minH: 12,
    px: 2,
    py: 2,
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'medium',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '& > svg:last-child': {
      ms: 'auto',
      color: 'fg.subtle',
      transition: 'transform {durations.moderate} {easings.out}',
    },
    '&[aria-expanded=true] > svg:last-child': { transform: 'rotate(180deg)' },
  },
});

export interface AccordionItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Ids of what is open; without it the accordion keeps them itself. */
  open?: readonly string[];
  onChange?: (open: string[]) => void;
  /** Opening one closes the others. */
  single?: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
}

export function Accordion({ items, open, onChange, single, headingLevel = 'h3' }: AccordionProps) {
  const base = useId();
  const [own, setOwn] = useState<readonly string[]>([]);
  const opened = open ?? own;
  const toggle = (id: string) => {
    const others = single ? [] : opened.filter((other) => other !== id);
    const next = opened.includes(id) ? [...opened.filter((other) => other !== id)] : [...others, id];
    setOwn(next);
    onChange?.(next);
  };
  return (
    <Box>
      {items.map(({ id, label, content }) => {
        const isOpen = opened.includes(id);
        return (
          <Row key={id}>
            <Box as={headingLevel} m={0}>
              <Head
                type="button"
                id={`${base}-${id}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${base}-${id}-panel` : undefined}
                onClick={() => toggle(id)}
              >
                {label}
                <ChevronDown size={18} aria-hidden />
              </Head>
            </Box>
            {isOpen && (
              <Box id={`${base}-${id}-panel`} role="region" aria-labelledby={`${base}-${id}`} px={2} pb={4} pt={1}>
                {content}
              </Box>
            )}
          </Row>
        );
      })}
    </Box>
  );
}
