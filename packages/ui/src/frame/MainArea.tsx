import { createContext, useContext } from 'react';
import { Box, type BoxProps } from '../layout/primitives.tsx';

/** True if the content is already inside the page's main landmark. */
export const InsideMain = createContext(false);

/** The single main landmark of the page; inside another one, it is a plain box. */
export function MainArea(props: BoxProps) {
  const isInside = useContext(InsideMain);
  return (
    <InsideMain value>
      <Box as={isInside ? 'div' : 'main'} {...props} />
    </InsideMain>
  );
}
