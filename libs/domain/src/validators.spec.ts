import { firstEmptyField, headerName, safeWayBack } from './validators';

describe('the empty-field check', () => {
  it('names the first empty field in the order nome, e-mail, senha, nova senha, confirmação', () => {
    expect(firstEmptyField({ password: '', email: ' ', nome: 'Ana' })).toEqual({
      field: 'email',
      message: 'Preencha o campo e-mail',
    });
  });

  it('demands only fields that the form has', () => {
    expect(firstEmptyField({ email: 'a@b.c', password: 'x' })).toBeNull();
  });
});

describe('the way back after login', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null, '/\t/evil', '/a/..//evil.example'])(
    'refuses %s',
    (value) => expect(safeWayBack(value)).toBeNull(),
  );

  it('keeps path, query and hash of this origin', () => {
    expect(safeWayBack('/questoes?ano[]=2024#q3')).toBe('/questoes?ano[]=2024#q3');
  });
});

describe('the name in the header', () => {
  it.each([
    ['Ana Souza', 'Ana'],
    ['Maximilian', 'Maximilian...'],
    ['Maximilianus', 'Maximilian...'],
    ['', 'Usuário'],
    [null, 'Usuário'],
  ])('shows %s as %s', (name, shown) => expect(headerName(name)).toBe(shown));
});
