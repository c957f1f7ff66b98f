import { firstEmptyField, headerName, passwordProblem, safeWayBack } from './validators';

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

describe('a new password', () => {
  it('has 8 characters or more, of any kind', () => {
    expect(passwordProblem('1234567')).toBe('A senha deve ter no mínimo 8 caracteres.');
    expect(passwordProblem('ñ🙂 áéíóú')).toBeNull();
    expect(passwordProblem('x'.repeat(257))).toBe('A senha deve ter no máximo 256 caracteres.');
  });
});
