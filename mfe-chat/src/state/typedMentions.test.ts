import { describe, expect, it } from '@jest/globals';
import { createTypedMention, decodeMentions, encodeMentions } from './typedMentions.ts';

const ana = createTypedMention({ accountId: 'a', fullName: 'Ana', email: 'ana@example.com' }, []);
const anaMaria = createTypedMention({ accountId: 'm', fullName: 'Ana Maria', email: 'maria@example.com' }, [ana]);
const otherAna = createTypedMention({ accountId: 'o', fullName: 'Ana', email: 'other@example.com' }, [ana]);

describe('mentions in a typed text', () => {
  it('become ids, for complete names only and the longest first', () => {
    const text = '@Ana, @Ana Maria and @Anatol; mail ana@Ana.com or me@x, @other@example.com!';
    expect(encodeMentions(text, [ana, anaMaria, otherAna])).toBe(
      '<@a>, <@m> and @Anatol; mail ana@Ana.com or me@x, <@o>!',
    );
  });

  it('are decoded and encoded again to the same text', () => {
    const stored = 'Hi <@a> and <@o>, `<@a>`, <@nobody>, <@all>';
    const mentions = ['a', 'o'].map((accountId) => ({ accountId, fullName: 'Ana', isMember: true }));
    const decoded = decodeMentions(stored, mentions);
    expect(decoded.text).toBe('Hi @Ana and @Ana (2), `@Ana`, <@nobody>, @all');
    expect(encodeMentions(decoded.text, decoded.mentions)).toBe(stored);
  });

  it('stay text if nobody was chosen', () => {
    expect(encodeMentions('@Ana and @all', [])).toBe('@Ana and @all');
  });
});
