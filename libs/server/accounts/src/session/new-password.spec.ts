import { SERVER_MESSAGES } from '@mapa/domain';
import { newPasswordProblem } from './new-password';

const ana = { name: 'Ana Clara Souza', email: 'anaclara.s@exemplo.com.br' };

describe('a new password', () => {
  it.each([
    ...['12345678', 'PASSWORD', 'Senha123', 'pass-word1', 'flamengo', '1q2w3e4r'],
    ...['aaaaaaaaaa', '12341234', 'abcabcabc', 'abcdefgh', '23456789', 'QWERTYUIO'],
    ...['Mapa@2026', 'concurso2026', '#Questões123', '2026provas'],
    ...['anaclara.s', 'Clara2026!', 'AnaClaraSouza', 'anaclara.s@exemplo.com.br', '1990souza'],
  ])('%s is refused as easy to guess', (password) =>
    expect(newPasswordProblem(password, ana)).toBe(SERVER_MESSAGES.commonPassword),
  );

  it.each([
    'Nova senha 1',
    'Estudar#2026',
    'meu gato dorme às 3',
    'x9!kQ2vt',
    'ñ🙂 áéíóú',
    'Souza e o mar 77',
    '        x',
  ])('%s is accepted', (password) => expect(newPasswordProblem(password, ana)).toBeNull());

  it('is refused for its length before anything else', () => {
    expect(newPasswordProblem('123456', ana)).toBe('A senha deve ter no mínimo 8 caracteres.');
    expect(newPasswordProblem('1'.repeat(257), ana)).toBe('A senha deve ter no máximo 256 caracteres.');
  });

  it('of a person with one-letter or missing names is judged by the other rules only', () => {
    expect(newPasswordProblem('x9!kQ2vt', { name: 'X', email: '' })).toBeNull();
  });
});
