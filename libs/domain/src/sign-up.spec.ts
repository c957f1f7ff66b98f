import { isEmail, providerSentences, signUpProblem, tidyName } from './sign-up';

const form = {
  nome: 'Ana',
  email: 'ana@exemplo.com.br',
  password: 'Estudar#2026',
  password_confirmation: 'Estudar#2026',
};

describe('a sign-up by e-mail', () => {
  it('is refused in the order of the specification: different passwords, nome, e-mail, senha, confirmação', () => {
    const problems = [
      { nome: '', email: '', password: '', password_confirmation: 'x' },
      { nome: ' \u200b\u0007', email: '', password: '', password_confirmation: '' },
      { ...form, email: ' ', password: '', password_confirmation: '' },
      { ...form, password: '', password_confirmation: '' },
      { ...form, nome: 'x'.repeat(121), email: 'ana' },
      { ...form, email: 'ana' },
      { ...form, password: 'curta', password_confirmation: 'curta' },
    ].map(signUpProblem);
    expect(problems.map((problem) => problem && [problem.field, problem.message])).toEqual([
      ['password_confirmation', 'As senhas não correspondem.'],
      ['nome', 'Preencha o campo nome'],
      ['email', 'Preencha o campo e-mail'],
      ['password', 'Preencha o campo senha'],
      ['nome', 'O nome deve ter no máximo 120 caracteres.'],
      ['email', 'O e-mail informado não é válido.'],
      ['password', 'A senha deve ter no mínimo 8 caracteres.'],
    ]);
  });

  it('takes a name of 120 characters', () => {
    expect(signUpProblem({ ...form, nome: 'x'.repeat(120) })).toBeNull();
  });

  it('is accepted if all fields are valid, with spaces around the e-mail', () => {
    expect(signUpProblem({ ...form, email: ' ana@exemplo.com.br ' })).toBeNull();
  });
});

describe('a name', () => {
  it('is one line of visible characters with single spaces', () => {
    expect(tidyName('  Ana\r\n\tMaria\u0000  de\u202e Souza\u200b ')).toBe('Ana Maria de Souza');
    expect(tidyName('João D\u2019Ávila')).toBe('João D’Ávila');
  });
});

describe('an e-mail address', () => {
  const letters = (count: number) => 'x'.repeat(count);

  it.each([
    ...['a@b.co', 'ana.souza+prova@mail.exemplo.com.br', "o'neil_1@x-y.org", 'ana@xn--ao-ncaa.com.br'],
    ...[
      'ana@x.c0',
      'ana@x.0c',
      `${letters(64)}@x.com`,
      `a@${letters(63)}.${letters(63)}.${letters(63)}.${letters(60)}`,
    ],
  ])('%s is accepted', (email) => expect(isEmail(email)).toBe(true));

  it.each([
    ...[
      '',
      '@',
      'ana',
      'ana@',
      '@exemplo.com',
      'ana@exemplo',
      'ana@-x.com',
      'ana@x-.com',
      'ana@x..com',
      '.ana@x.com',
      'a..b@x.com',
    ],
    ...[
      'a b@x.com',
      'ana@x.com\r\nBcc: b@x.com',
      'ana@x.com,b@x.com',
      '"ana"@x.com',
      'ana@127.0.0.1',
      'ana@x.12',
      `a@${letters(63)}.${letters(63)}.${letters(63)}.${letters(61)}`,
      `a@${letters(64)}.com`,
      `${'a'.repeat(65)}@x.com`,
      `a@${'b.'.repeat(130)}com`,
    ],
  ])('%j is refused', (email) => expect(isEmail(email)).toBe(false));

  it('of 100 kB is refused at once', () => {
    const began = performance.now();
    for (const piece of ['a.', 'a@', 'a-', '@', '.']) isEmail(piece.repeat(50_000));
    // Takes some milliseconds; quadratic time would be far longer.
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the sentences about a provider', () => {
  it('use its usual name', () => {
    expect(providerSentences('google').notConfigured).toBe('O login com Google não está configurado nesta instalação.');
    expect(providerSentences('facebook').button).toBe('Entrar com Facebook');
  });
});
