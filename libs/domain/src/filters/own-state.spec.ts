import { readsOwnState } from './question-filters';

describe('readsOwnState', () => {
  it.each([
    { estado: 'certas' },
    { ocultas: 'excluir' },
    { estado: 'todas', ocultas: 'somente' },
    { estado: ['todas', 'certas'] },
    { faceta: 'estado' },
  ])('is true of %j', (query) => {
    expect(readsOwnState(query)).toBe(true);
  });

  it.each([
    {},
    { estado: 'todas' },
    { estado: '' },
    { estado: ['todas'] },
    { ocultas: [''] },
    { estado: 'x' },
    { ano: [2024] },
    { faceta: 'ano' },
    null,
    undefined,
    'estado',
  ])('is false of %j', (query) => {
    expect(readsOwnState(query)).toBe(false);
  });
});
