import { durationText, tallyText } from './texts';

const text = (value: string) => value.replace(/\s/g, ' ');

describe('texts of the performance', () => {
  it('tell durations in seconds and minutes', () => {
    expect([900, 48_000, 60_000, 74_000, 3_600_000].map(durationText).map(text)).toEqual([
      '1 s',
      '48 s',
      '1 min',
      '1 min 14 s',
      '60 min',
    ]);
  });

  it('tell no share without answers', () => {
    expect(tallyText({ certas: 0, respondidas: 0 })).toBe('–');
    expect(text(tallyText({ certas: 84, respondidas: 120 }))).toBe('84 de 120 (70%)');
  });
});
