import { emptyQuestion, type RawAnswer } from '../model/raw-question';
import { answerWarnings } from './warnings';

const answer = (text: string, fraction: number): RawAnswer => ({
  text,
  format: 'html',
  fraction,
  feedback: { text: 'Porque.', format: 'html' },
});
const warnings = (kind: string, ...answers: RawAnswer[]) => answerWarnings({ ...emptyQuestion(1, []), kind, answers });

describe('the warning about dropped parts of answers', () => {
  it('is empty if they are right or wrong, with comments or without', () => {
    expect(warnings('multichoice', answer('x', 100), answer('y', 0))).toEqual([]);
  });

  it('names their weights, by the letters of the paper', () => {
    const answers = [answer('x', 100), answer('y', 33.5), answer('z', -50), answer('w', 0)];
    expect(warnings('multichoice', ...answers)).toEqual(['pesos ignorados: B (33,5%) e C (-50%)']);
  });

  it('uses C and E for a question of true or false, in any order of its answers', () => {
    const ignored = (letter: string) => [`pesos ignorados: ${letter} (50%)`];
    expect(warnings('truefalse', answer('falso', 50), answer('verdadeiro', 100))).toEqual(ignored('E'));
    expect(warnings('truefalse', answer('falso', 100), answer('verdadeiro', 50))).toEqual(ignored('C'));
  });
});
