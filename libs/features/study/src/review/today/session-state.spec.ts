import { sessionScore, sessionState } from './session-state';

const verdict = (acertou: boolean | null, alternativa_id: number | null = 1) => ({
  success: true as const,
  uuid: '0b0a0000-0000-4000-8000-000000000001',
  questao_id: 1,
  alternativa_id,
  acertou,
  contabilizada: true,
  gabarito: { alternativa_id: 1, letra: 'A', comentario: null },
  epoca: null,
});

describe('a question of a session', () => {
  it.each([
    ['aberta', undefined, false],
    ['aguardando', undefined, true],
    ['certa', verdict(true), false],
    ['errada', verdict(false), false],
    ['anulada', verdict(null), false],
    ['revelada', verdict(null, null), false],
    ['retida', { ...verdict(null), retida: true }, false],
  ] as const)('is "%s"', (state, given, isWaiting) => expect(sessionState(given, isWaiting)).toBe(state));
});

it('counts right and wrong answers, and questions that were only read as neither', () => {
  expect(sessionScore({ 1: verdict(true), 2: verdict(false), 3: verdict(null, null), 4: verdict(true) })).toEqual({
    right: 2,
    wrong: 1,
  });
});
