import { Banner, Box, useFormikContext } from '@meet/ui';
import { useState } from 'react';

/** The refusal of a form, above its fields; a screen reader says it at once. It goes when a value of the form changes. */
export const RefusalBanner = ({ text }: { text: string | undefined }) => text && <Refusal text={text} />;

function Refusal({ text }: { text: string }) {
  const { values } = useFormikContext();
  const [refused] = useState(values);
  // A value that is chosen or removed makes no event of a change, by which typing takes the refusal away.
  if (values !== refused) return null;
  return (
    <Box mb={3}>
      <Banner tone="danger" role="alert">
        {text}
      </Banner>
    </Box>
  );
}
