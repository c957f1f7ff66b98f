import { readsOwnState } from './own-state';

describe('readsOwnState', () => {
  it.each([{ estado: 'certas' }, { ocultas: 'excluir' }, { estado: 'todas', ocultas: 'somente' }, { faceta: 'estado' }])('is true of %j', (query) => {
    expect(readsOwnState(query)).toBe(true);
  });

  it.each([{}, { estado: 'todas' }, { estado: '' }, { ano: [2024] }, { faceta: 'ano' }, null, undefined, 'estado'])('is false of %j', (query) => {
    expect(readsOwnState(query)).toBe(false);
  });
});
