import { useTexts } from '@meet/remote-kit';
import { HStack, IconButton, rove } from '@meet/ui';
import { Bold, Code, Italic, Link, List, ListOrdered, SquareCode, Strikethrough, TextQuote } from '@meet/ui/icons';
import { useState, type ReactNode } from 'react';
import { FORMAT_KEYS, FORMATS, type Format } from './formatText.ts';

const ICONS: Readonly<Record<Format, ReactNode>> = {
  bold: <Bold aria-hidden />,
  italic: <Italic aria-hidden />,
  strike: <Strikethrough aria-hidden />,
  code: <Code aria-hidden />,
  link: <Link aria-hidden />,
  bullets: <List aria-hidden />,
  numbers: <ListOrdered aria-hidden />,
  quote: <TextQuote aria-hidden />,
  codeBlock: <SquareCode aria-hidden />,
};

interface Props {
  readonly id: string;
  /** Whether a narrow chat shows the bar too; a button opens it there. */
  readonly isOpen: boolean;
  readonly onFormat: (format: Format) => void;
}

/** Container query for composers that are wide enough to always show the formats. */
export const WIDE = '@container (min-width: 28rem)';

/** Buttons for the marks of Markdown. They form one tab stop, in which the arrow keys move. */
export function FormatBar({ id, isOpen, onFormat }: Props) {
  const t = useTexts();
  const [current, setCurrent] = useState<Format>('bold');

  return (
    <HStack
      id={id}
      role="toolbar"
      aria-label={t('format.label')}
      gap={0}
      pb={1}
      flexWrap="wrap"
      css={{ display: isOpen ? 'flex' : 'none', [WIDE]: { display: 'flex' } }}
      onKeyDown={rove('button', 'horizontal')}
    >
      {FORMATS.map((format) => (
        <IconButton
          key={format}
          size="sm"
          label={t(`format.${format}`)}
          icon={ICONS[format]}
          shortcut={FORMAT_KEYS[format] && `Ctrl ${FORMAT_KEYS[format]}`}
          tabIndex={format === current ? 0 : -1}
          onFocus={() => setCurrent(format)}
          onClick={() => onFormat(format)}
        />
      ))}
    </HStack>
  );
}
