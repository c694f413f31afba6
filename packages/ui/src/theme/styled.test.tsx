import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { createRef } from 'react';
import { buttonRecipe } from '../buttons/buttonRecipe.ts';
import { styled } from './styled.ts';
import { theme } from './system.ts';

/** Renders an element. Its class is named after its styles, so equal names mean equal looks. */
function drawn(element: React.ReactElement): Element {
  return render(<ChakraProvider value={theme()}>{element}</ChakraProvider>).container.firstElementChild!;
}

const Ours = styled('button', buttonRecipe);
const Chakras = chakra('button', buttonRecipe);

describe('styled', () => {
  it.each([
    ['a recipe’s defaults', {}],
    ['variants', { variant: 'primary', size: 'sm', wide: true }],
    ['compound variants', { square: true, size: 'lg' }],
    ['a variant that is not given', { size: undefined, variant: 'danger' }],
    ['style props over the recipe', { p: 4, bg: 'bg.surface', h: { base: 8, md: 12 } }],
    ['conditions', { _hover: { color: 'fg.muted' }, _disabled: { opacity: 1 } }],
    ['free styles', { css: { '& > svg': { boxSize: 5 }, '--gap': '{spacing.4}' }, m: 1 }],
    ['a list of free styles', { css: [{ m: 1 }, undefined, { m: 2 }] }],
    ['importance', { outline: 'none!' }],
  ] as const)('looks like Chakra’s own element: %s', (_case, props) => {
    const { className } = drawn(<Chakras {...props} />);
    expect(className).not.toBe('');
    expect(drawn(<Ours {...props} />).className).toBe(className);
  });

  it('forwards props that are not styles to the element', () => {
    const ref = createRef<HTMLAnchorElement>();
    const element = drawn(
      <Ours
        as="a"
        ref={ref}
        className="named"
        data-tour="here"
        aria-label="Home"
        size="sm"
        title="To the start"
        m={2}
      />,
    );
    expect(ref.current).toBe(element);
    expect(element.classList).toContain('named');
    expect(element.classList).toHaveLength(2);
    expect([...element.attributes].map(({ name }) => name).sort()).toEqual([
      'aria-label',
      'class',
      'data-tour',
      'title',
    ]);
    expect(element.tagName).toBe('A');
  });

  it('changes the look with the props', () => {
    const { container, rerender } = render(<Ours size="sm" />);
    const [before] = container.firstElementChild!.classList;
    rerender(<Ours size="lg" />);
    expect(container.firstElementChild).not.toHaveClass(before!);
    rerender(<Ours size="sm" />);
    expect(container.firstElementChild).toHaveClass(before!);
  });

  it('looks the same again after a thousand other looks', () => {
    const { container, rerender } = render(<Ours w="1px" />);
    const [before] = container.firstElementChild!.classList;
    for (let width = 2; width <= 1_200; width++) rerender(<Ours w={`${width}px`} />);
    expect(container.firstElementChild).not.toHaveClass(before!);
    rerender(<Ours w="1px" />);
    expect(container.firstElementChild).toHaveClass(before!);
  });
});
