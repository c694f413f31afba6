import { Avatar, Box, HStack, Kbd, Skeleton, Stack, Text, useUiTexts } from '@meet/ui';
import { RotateCw } from 'lucide-react';
import type { PaletteRow, ShownGroup } from './listRows.ts';

/** Size of a row's picture, in pixels. */
const PICTURE = 32;

interface Props {
  group: ShownGroup;
  activeId: string | undefined;
  toId: (row: string) => string;
  /** Text of a group whose search failed. */
  failed: string;
  onChoose: (id: string) => void;
  onRun: (row: PaletteRow) => void;
}

/** Shows a heading with its rows, or with placeholder rows before the first results. */
export function PaletteGroupView({ group, activeId, toId, failed, onChoose, onRun }: Props) {
  const headingId = toId(`of ${group.id}`);
  return (
    <div role="group" aria-labelledby={headingId}>
      <Text id={headingId} role="presentation" size="xs" weight="medium" tone="subtle" px={3} pt={3} pb={1}>
        {group.label}
      </Text>
      {group.isEmptyYet && <WaitingRows round={group.round} />}
      {group.rows.map((row) => (
        <HStack
          key={row.id}
          id={toId(row.id)}
          role="option"
          aria-selected={row.id === activeId}
          aria-keyshortcuts={row.command?.alternative && 'Control+Enter'}
          gap={3}
          px={3}
          py={1}
          minH={12}
          borderRadius="control"
          cursor="pointer"
          bg={row.id === activeId ? 'accent.subtle' : undefined}
          color={row.id === activeId ? 'accent.fg' : 'fg'}
          onPointerMove={() => row.id !== activeId && onChoose(row.id)}
          onClick={() => onRun(row)}
        >
          <RowContent row={row} failed={failed} />
        </HStack>
      ))}
    </div>
  );
}

function RowContent({ row, failed }: { row: PaletteRow; failed: string }) {
  const texts = useUiTexts();
  if (!row.command) {
    return (
      <>
        <Picture>
          <RotateCw aria-hidden />
        </Picture>
        <Text as="span" tone="inherit" flex={1}>
          {failed}
        </Text>
        <Text as="span" tone="inherit" weight="medium">
          {texts.retry}
        </Text>
      </>
    );
  }
  const { label, hint, person, icon, shortcut } = row.command;
  return (
    <>
      {person ? (
        <Avatar name={label} email={person.email} photo={person.photo} presence={person.presence} size={PICTURE} />
      ) : (
        <Picture>{icon}</Picture>
      )}
      <Box flex={1} minW={0}>
        <Text tone="inherit" truncate>
          {label}
        </Text>
        {hint && (
          <Text size="xs" tone="muted" truncate>
            {hint}
          </Text>
        )}
      </Box>
      {shortcut && <Kbd keys={shortcut} />}
    </>
  );
}

/** Reserves the place of a picture, so that labels are aligned. */
function Picture({ children }: { children?: React.ReactNode }) {
  return (
    <Box
      display="grid"
      placeItems="center"
      flexShrink={0}
      color="fg.muted"
      css={{ '& svg': { boxSize: '20px' } }}
      style={{ width: PICTURE, height: PICTURE }}
    >
      {children}
    </Box>
  );
}

function WaitingRows({ round }: { round: boolean }) {
  return (
    <div role="presentation" aria-hidden>
      {['46%', '38%'].map((width) => (
        <HStack key={width} gap={3} px={3} minH={12}>
          <Skeleton round={round} boxSize={8} flexShrink={0} />
          <Stack gap={2} flex={1}>
            <Skeleton h="14px" w={width} />
            <Skeleton h={3} w="56%" />
          </Stack>
        </HStack>
      ))}
    </div>
  );
}
