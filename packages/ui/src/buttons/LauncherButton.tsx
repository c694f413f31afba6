import { Box } from '../layout/primitives.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

/** The round button in a page's corner that opens a floating panel. */
export function LauncherButton({ 'data-tour': tour, ...props }: IconButtonProps & { 'data-tour'?: string }) {
  return (
    <Box position="absolute" insetEnd={{ base: 4, md: 8 }} bottom={{ base: '80px', md: 6 }} data-tour={tour}>
      <IconButton variant="primary" size="lg" round boxSize={14} boxShadow="float" tooltipPlacement="left" {...props} />
    </Box>
  );
}
