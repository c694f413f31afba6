import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PERSON_COLORS } from '@meet/contracts/people';
import { obfuscateEmail } from '@meet/contracts';
import { Avatar, AvatarGroup, initials, personColor } from '@meet/ui';
import { renderUi } from '@meet/ui/testing';
import { contrastRatio } from '../theme/contrastRatio.ts';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Émilie du Châtelet', 'ÉC'],
    ['ștefania', 'Ș'],
    ['ada.lovelace@example.org', 'A'],
    ['  ', '?'],
    ['李 小龙', '李小'],
    ['’t Hooft', 'TH'],
    ['"Bo" (Stan)', 'BS'],
    ['ßen Ali', 'ßA'],
  ])('for %j are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

describe('personColor', () => {
  it('is the same for the same e-mail, whatever its case', () => {
    expect(personColor('Ada@Example.org ')).toBe(personColor('ada@example.org'));
  });

  it.each(['ada@example.org', 'bo@x.io', 'a@b', 'Gus'])('is the same for %s and its obfuscated form', (email) => {
    expect(personColor(obfuscateEmail(email))).toBe(personColor(email));
  });

  it('spreads people over all colours', () => {
    const used = new Set(Array.from({ length: 400 }, (_, index) => personColor(`person${index}@example.org`)));
    expect(used.size).toBe(PERSON_COLORS.length);
  });

  it.each(PERSON_COLORS)('is readable: %s on %s', (pale, deep) => {
    expect(contrastRatio(pale, deep)).toBeGreaterThanOrEqual(4.5);
  });
});

/** Returns the letters that style sheets draw, which jsdom does not. */
const drawnIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-drawn]')].map(({ dataset }) => dataset.drawn).join('');

describe('Avatar', () => {
  it('announces the name if it stands alone', () => {
    renderUi(<Avatar name="Ada Lovelace" email="ada@example.org" standsAlone />);
    expect(drawnIn(screen.getByRole('img', { name: 'Ada Lovelace' }))).toBe('AL');
  });

  it('shows initials once the photo fails', () => {
    const { container } = renderUi(<Avatar name="Ada Lovelace" photo="https://example.org/ada.png" />);
    const photo = container.querySelector('img');
    expect(photo).toHaveAttribute('src', 'https://example.org/ada.png');
    if (photo) fireEvent.error(photo);
    expect(container.querySelector('img')).toBeNull();
    expect(drawnIn(container)).toBe('AL');
  });

  it('adds no text to a surrounding button', () => {
    renderUi(
      <button>
        <AvatarGroup label="" max={1} people={[{ name: 'Ada Lovelace' }, { name: 'Bo Stan' }]} />2 people
      </button>,
    );
    expect(screen.getByRole('button').textContent).toBe('2 people');
  });

  it('announces the presence', () => {
    renderUi(<Avatar name="Ada" presence="busy" />);
    expect(screen.getByRole('img', { name: 'Busy' })).toBeInTheDocument();
  });
});

describe('AvatarGroup', () => {
  const people = ['Ada', 'Grace', 'Ana', 'Henri', 'Rosalind'].map((name) => ({ name }));

  it('shows three and counts the rest', () => {
    renderUi(<AvatarGroup people={people} />);
    expect(drawnIn(screen.getByRole('img', { name: 'Ada, Grace, Ana, Henri, Rosalind' }))).toBe('AGA+2');
  });

  it('shows no count if all people are shown', () => {
    renderUi(<AvatarGroup people={people.slice(0, 3)} />);
    expect(drawnIn(screen.getByRole('img', { name: 'Ada, Grace, Ana' }))).toBe('AGA');
  });
});
