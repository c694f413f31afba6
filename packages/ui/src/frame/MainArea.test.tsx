import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppFrame, MainArea, StandaloneMessagePage } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';

describe('the main landmark', () => {
  it.each([
    ['alone', <StandaloneMessagePage key="page" title="Gone" />],
    [
      'in the signed-in frame',
      <AppFrame key="page">
        <StandaloneMessagePage title="Gone" />
      </AppFrame>,
    ],
    [
      'in a visitor’s frame',
      <MainArea key="page">
        <StandaloneMessagePage title="Gone" />
      </MainArea>,
    ],
  ])('exists once on a message page %s', (_where, page) => {
    renderUi(page);
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Gone', level: 1 }));
  });
});
