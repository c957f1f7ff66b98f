import { readStroke, type FocusTarget } from './shortcuts';

const FIVE = ['A', 'B', 'C', 'D', 'E'];
const TRUE_FALSE = ['C', 'E'];

const press = (key: string, letters = FIVE, place: FocusTarget = 'page', modified = false) =>
  readStroke({ key, modified, place }, letters);

describe('the keys of a question', () => {
  it.each([
    ['a', FIVE, 0],
    ['E', FIVE, 4],
    ['1', FIVE, 0],
    ['5', FIVE, 4],
    ['c', TRUE_FALSE, 0],
    ['e', TRUE_FALSE, 1],
    ['2', TRUE_FALSE, 1],
  ])('%s among %j chooses alternative number %i', (key, letters, index) => {
    expect(press(key, letters)).toEqual({ type: 'choose', index });
  });

  it.each([
    ['Enter', 'answer'],
    ['x', 'strike'],
    ['J', 'next'],
    ['ArrowRight', 'next'],
    ['k', 'previous'],
    ['ArrowLeft', 'previous'],
    ['?', 'help'],
  ])('%s asks for "%s"', (key, type) => {
    expect(press(key)).toEqual({ type });
  });

  it.each(['a', 'b', '3', '0', 'z', 'Tab'])('%s does nothing in a question of certo or errado', (key) => {
    expect(press(key, TRUE_FALSE)).toBeNull();
  });

  it('do nothing while the student types', () => {
    expect(press('a', FIVE, 'field')).toBeNull();
    expect(press('?', FIVE, 'field')).toBeNull();
  });

  it('leave the browser its own combinations', () => {
    expect(press('c', FIVE, 'page', true)).toBeNull();
  });

  it('leave the arrows to a focused radio button and Enter to a focused button', () => {
    expect(press('ArrowRight', FIVE, 'radio')).toBeNull();
    expect(press('Enter', FIVE, 'radio')).toEqual({ type: 'answer' });
    expect(press('Enter', FIVE, 'control')).toBeNull();
    expect(press('j', FIVE, 'control')).toEqual({ type: 'next' });
  });
});
