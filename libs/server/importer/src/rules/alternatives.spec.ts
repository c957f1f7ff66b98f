import type { RawAnswer } from '../raw-question';
import { certoErrado } from './alternatives';

const answer = (text: string, fraction: number): RawAnswer => ({ text, format: 'html', fraction });
const key = (right: string): boolean => certoErrado([answer(right, 100), answer('x', 0)])[0]?.fraction === 100;

describe('the answers of a true/false question', () => {
  it.each(['true', ' Verdadeiro', '<p>CERTO</p>', 'v'])('are Certo when %j is right', (text) =>
    expect(key(text)).toBe(true),
  );

  it.each(['false', 'errado', 'f', 'verdadeiramente', '', `${' '.repeat(5_000_000)}x`])(
    'are Errado when %.20j is right',
    (text) => expect(key(text)).toBe(false),
  );
});
