import { sampleExam } from '@mapa/api-client/testing';
import { originNames, originText } from './texts';

const board = { id: 1, sigla: 'INDE', nome: 'Instituto Nacional' };
const body = { ...board, id: 2 };

it('names a body that is its own board once', () => {
  const exam = sampleExam({ banca: board, instituicao: body, cargo: null, ano: 2025, uf: null, escolaridade: null });
  expect(originNames(exam)).toEqual(['Instituto Nacional']);
  expect(originText(exam)).toBe('INDE\u00a0· 2025');
});

it('names board and body, but for bare acronyms', () => {
  const exam = sampleExam({
    banca: board,
    instituicao: { id: 3, sigla: 'SEDPA', nome: 'SEDPA' },
    cargo: null,
    ano: 2025,
    uf: 'sp',
    escolaridade: null,
  });
  expect(originNames(exam)).toEqual(['Instituto Nacional']);
  expect(originText(exam)).toBe('INDE\u00a0· SEDPA\u00a0· 2025\u00a0· SP');
});
