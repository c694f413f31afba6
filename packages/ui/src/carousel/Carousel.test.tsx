import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@meet/ui/carousel';
import { renderUi } from '@meet/ui/testing';

it('goes through its slides by buttons, dots and arrow keys, and stops at the ends', async () => {
  renderUi(<Carousel label="Quick guide" slides={['One', 'Two', 'Three']} />);
  expect(screen.getByRole('group', { name: 'Slide 1 of 3' })).toHaveTextContent('One');
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('group', { name: 'Slide 2 of 3' })).toHaveTextContent('Two');
  await userEvent.click(screen.getByRole('button', { name: 'Slide 3 of 3' }));
  expect(screen.getByRole('group', { name: 'Slide 3 of 3' })).toHaveTextContent('Three');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('group', { name: 'Slide 3 of 3' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('group', { name: 'Slide 2 of 3' })).toHaveTextContent('Two');
});
