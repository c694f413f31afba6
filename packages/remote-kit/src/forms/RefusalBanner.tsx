import { Banner, Box } from '@meet/ui';

/** The refusal of a form, above its fields; a screen reader says it at once. */
export function RefusalBanner({ text }: { text: string | undefined }) {
  return (
    text && (
      <Box mb={3}>
        <Banner tone="danger" role="alert">
          {text}
        </Banner>
      </Box>
    )
  );
}
