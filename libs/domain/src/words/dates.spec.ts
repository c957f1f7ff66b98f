import { dayText } from './dates';

it('names a day as a Brazilian reads it', () => {
  expect(dayText('2026-11-03T12:00:00.000Z')).toBe('3 de nov. de 2026');
});
