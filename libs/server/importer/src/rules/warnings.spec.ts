import { emptyQuestion, type RawAnswer } from '../raw-question';
import { answerWarnings } from './warnings';

const answer = (text: string, fraction: number, hasFeedback = false): RawAnswer => ({
  text,
  format: 'html',
  fraction,
  ...(hasFeedback && { feedback: { text: 'Porque.', format: 'html' as const } }),
});
const warnings = (kind: string, ...answers: RawAnswer[]) => answerWarnings({ ...emptyQuestion(1, []), kind, answers });

describe('what is not kept of answers', () => {
  it('is nothing where they are right or wrong and without comments', () => {
    expect(warnings('multichoice', answer('x', 100), answer('y', 0))).toEqual([]);
  });

  it('is their weights and their comments, by the letters of the paper', () => {
    const answers = [answer('x', 100, true), answer('y', 33.5), answer('z', -50), answer('w', 0, true)];
    expect(warnings('multichoice', ...answers)).toEqual([
      'pesos ignorados: B (33,5%) e C (-50%)',
      'comentários de alternativas ignorados: A e D',
    ]);
  });

  it('is told by C and E of a question of true or false, however its answers are ordered', () => {
    const ignored = (letter: string) => [`comentários de alternativas ignorados: ${letter}`];
    expect(warnings('truefalse', answer('falso', 0, true), answer('verdadeiro', 100))).toEqual(ignored('E'));
    expect(warnings('truefalse', answer('falso', 0), answer('verdadeiro', 100, true))).toEqual(ignored('C'));
  });
});
