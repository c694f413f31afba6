/** Returns the style of a row that opens a conversation; the current one is marked. */
export const toRowStyle = (isCurrent: boolean) =>
  ({
    ...{ display: 'flex', gap: 3, w: 'full', px: 2.5, py: 2 },
    ...{ borderRadius: 'control', textAlign: 'start', cursor: 'pointer' },
    bg: isCurrent ? 'accent.subtle' : undefined,
    _hover: { bg: isCurrent ? 'accent.subtle' : 'bg.hover' },
  }) as const;
