import { firstEmptyField, headerName, isCpf, passwordProblem, safeWayBack } from './validators';

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
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    null,
    '/\t/evil',
    '/a/..//evil.example',
  ])('refuses %s', (value) => expect(safeWayBack(value)).toBeNull());

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

describe('isCpf', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '000.000.001-91'])('takes %s', (value) => {
    expect(isCpf(value)).toBe(true);
  });

  it.each([
    '',
    '52998224724',
    '529.982.247-52',
    '111.111.111-11',
    '5299822472',
    '529982247255',
    '529-982-247.25',
    ' 52998224725',
    '529.982.247-2x',
  ])('refuses "%s"', (value) => {
    expect(isCpf(value)).toBe(false);
  });
});
