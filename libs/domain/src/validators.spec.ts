import { changePasswordProblem, firstEmptyField, isCnpj, isCpf, passwordProblem } from './validators';

describe('the empty-field check', () => {
  it('names the first empty field in the order nome, e-mail, senha, nova senha, confirmação', () => {
    expect(firstEmptyField({ password: '', email: ' ', nome: 'Ana' })).toEqual({
      field: 'email',
      message: 'Preencha o campo e-mail',
    });
  });

  it.each([
    ['nome', 'Preencha o campo nome'],
    ['email', 'Preencha o campo e-mail'],
    ['password', 'Preencha o campo senha'],
    ['password_new', 'Preencha o campo nova senha'],
    ['password_confirmation', 'Preencha o campo confirmação de senha'],
  ] as const)('checks %s alone', (field, message) => {
    const filled = { nome: 'Ana', email: 'a', password: 'x', password_new: 'x', password_confirmation: 'x' };
    expect(firstEmptyField({ ...filled, [field]: ' ' })).toEqual({ field, message });
    expect(firstEmptyField({ ...filled, [field]: undefined })).toEqual({ field, message });
  });

  it('requires only fields that the form has', () => {
    expect(firstEmptyField({ email: 'a@b.c', password: 'x' })).toBeNull();
  });
});

describe('a new password', () => {
  it('has 8 characters or more, of any kind', () => {
    expect(passwordProblem('1234567')).toBe('A senha deve ter no mínimo 8 caracteres.');
    expect(passwordProblem('ñ🙂 áéíóú')).toBeNull();
    expect([passwordProblem('12345678'), passwordProblem('x'.repeat(256)), passwordProblem('🙂'.repeat(200))]).toEqual([
      null,
      null,
      null,
    ]);
    expect(passwordProblem('🙂🙂🙂🙂')).toBe('A senha deve ter no mínimo 8 caracteres.');
    expect(passwordProblem('x'.repeat(257))).toBe('A senha deve ter no máximo 256 caracteres.');
  });
});

describe('a change of the password', () => {
  const form = { password: 'Antiga#2025', password_new: 'Nova#2026', password_confirmation: 'Nova#2026' };

  it.each([
    [{ password: '', password_new: '' }, 'password', 'Preencha o campo senha'],
    [{ password_new: ' ', password_confirmation: 'x' }, 'password_new', 'Preencha o campo nova senha'],
    [{ password_confirmation: '' }, 'password_confirmation', 'Preencha o campo confirmação de senha'],
    [{ password_new: 'curta' }, 'password_confirmation', 'As senhas não correspondem.'],
    [
      { password_new: 'curta', password_confirmation: 'curta' },
      'password_new',
      'A senha deve ter no mínimo 8 caracteres.',
    ],
  ])('with %j is refused at %s', (change, field, message) =>
    expect(changePasswordProblem({ ...form, ...change })).toEqual({ field, message }),
  );

  it('is accepted if the new one is written twice alike', () => expect(changePasswordProblem(form)).toBeNull());
});

describe('isCpf', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '000.000.001-91'])('accepts %s', (value) => {
    expect(isCpf(value)).toBe(true);
  });

  it.each([
    '',
    '52998224724',
    '52998224733',
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

describe('isCnpj', () => {
  it.each([
    '11.222.333/0001-81',
    '11222333000181',
    '12.ABC.345/01DE-35',
    '12ABC34501DE35',
    '00.000.000/0001-91',
    '11222333000505',
    '11222333001900',
  ])('accepts %s', (value) => expect(isCnpj(value)).toBe(true));

  it.each([
    '',
    '11222333000182',
    '11222333000190',
    '12.ABC.345/01DE-36',
    '12.abc.345/01de-35',
    '00.000.000/0000-00',
    '1122233300018',
    '112223330001811',
    '11-222.333/0001.81',
    ' 11222333000181',
    '11222333000181 ',
    '12ABC34501DE3A',
  ])('refuses "%s"', (value) => expect(isCnpj(value)).toBe(false));
});
