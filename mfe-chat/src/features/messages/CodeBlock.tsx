import { Box } from '@meet/ui';
import { useEffect, useState } from 'react';
import type { CodeToken } from './tokenizeCode.ts';

/** Colours of kinds of tokens; other tokens have none. Each has the contrast that text needs on the block's surface. */
const COLORS: Readonly<Record<string, string>> = {
  keyword: 'accent.fg',
  string: 'success.fg',
  class: 'warning.fg',
  entity: 'warning.fg',
  comment: 'fg.muted',
};

/** Shows a block of code as it was typed. Known languages get colours once the tokenizer is loaded. */
export function CodeBlock({ text, language }: { text: string; language: string }) {
  const tokens = useTokens(text, language);
  return (
    <Box
      as="pre"
      px={2.5}
      py={2}
      borderWidth="1px"
      borderRadius="control"
      bg="bg.surface"
      color="fg"
      fontSize="xs"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      tabSize={4}
    >
      <Box as="code" fontFamily="mono">
        {tokens?.map(({ kind, value }, index) =>
          COLORS[kind] ? (
            <Box as="span" key={index} color={COLORS[kind]} data-token={kind}>
              {value}
            </Box>
          ) : (
            value
          ),
        ) ?? text}
      </Box>
    </Box>
  );
}

/** Returns the tokens of a text; undefined until they are known, and for languages without a tokenizer. */
function useTokens(text: string, language: string): readonly CodeToken[] | undefined {
  const [found, setFound] = useState<{ readonly text: string; readonly tokens: readonly CodeToken[] | undefined }>();
  useEffect(() => {
    if (language === '') return;
    let isCurrent = true;
    import('./tokenizeCode.ts').then(
      ({ tokenizeCode }) => isCurrent && setFound({ text, tokens: tokenizeCode(text, language) }),
      // The block shows the same text without colours.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [text, language]);
  return found?.text === text ? found.tokens : undefined;
}
