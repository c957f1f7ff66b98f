import { headerName } from './header-name';

describe('the name in the header', () => {
  it.each([
    ['Ana Souza', 'Ana'],
    ['Maximilian', 'Maximilian...'],
    ['Maximilianus', 'Maximilian...'],
    ['', 'Usuário'],
    [null, 'Usuário'],
    [undefined, 'Usuário'],
    ['  ', 'Usuário'],
    ['  Ana\t Souza', 'Ana'],
    ['Guilherme', 'Guilherme'],
  ])('shows %s as %s', (name, shown) => expect(headerName(name)).toBe(shown));
});
