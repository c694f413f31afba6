import { Banner, Box, useFormikContext } from '@meet/ui';
import { useState } from 'react';

/**
 * Shows the refusal of a form above its fields; a screen reader announces it at once. It disappears when a value of the
 * form changes.
 */
export const RefusalBanner = ({ text }: { text: string | undefined }) => text && <Refusal text={text} />;

function Refusal({ text }: { text: string }) {
  const { values } = useFormikContext();
  const [refused] = useState(values);
  // Typing clears the refusal by a change event. A value that is chosen or removed causes no such event.
  if (values !== refused) return null;
  return (
    <Box mb={3}>
      <Banner tone="danger" role="alert">
        {text}
      </Banner>
    </Box>
  );
}
