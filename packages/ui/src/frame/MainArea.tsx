import { createContext, useContext } from 'react';
import { Box, type BoxProps } from '../layout/primitives.tsx';

/** Whether what is drawn stands in the page's main landmark already. */
export const InsideMain = createContext(false);

/** The page's one main landmark; within another it is a plain box. */
export function MainArea(props: BoxProps) {
  const isInside = useContext(InsideMain);
  return (
    <InsideMain value>
      <Box as={isInside ? 'div' : 'main'} {...props} />
    </InsideMain>
  );
}
