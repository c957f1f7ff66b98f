import { isSameText, judge, textOf } from './compare.mjs';

const wanted = { statement: 'Quanto é 2 + 2?', options: { A: 'três', B: 'quatro' }, key: 'B', annulled: false };
const read = {
  statement: '<p>Quanto é 2 + 2?</p>',
  alternatives: [
    { letter: 'A', html: '<p>três</p>' },
    { letter: 'B', html: '<p>quatro</p>' },
  ],
  right: 'B',
  doubts: [],
};

describe('the score of a reading', () => {
  it('follows its text, its alternatives and its key', () => {
    expect(judge(wanted, read)).toBe('right');
    expect(judge(wanted, undefined)).toBe('missing');
    expect(judge(wanted, { ...read, doubts: ['não há gabarito'] })).toBe('doubtful');
    expect(judge(wanted, { ...read, right: 'A' })).toBe('wrong');
    expect(judge(wanted, { ...read, alternatives: read.alternatives.slice(0, 1) })).toBe('wrong');
    expect(judge(wanted, { ...read, statement: '<p>Quanto é 2 + 3?</p>' })).toBe('wrong');
    expect(judge({ ...wanted, annulled: true }, { ...read, right: null })).toBe('right');
  });

  it('allows a long text one slip in two hundred characters, and ignores spaces and accents', () => {
    const long = 'abcdefghij'.repeat(40);
    expect(isSameText(long, `${long}k`)).toBe(true);
    expect(isSameText(long, long.replaceAll('a', ''))).toBe(false);
    expect(isSameText('Ação  penal', 'acao penal.')).toBe(true);
    expect(textOf('<p>a &lt; b</p>')).toBe(' a < b ');
  });
});
