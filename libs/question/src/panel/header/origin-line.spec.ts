import { sampleQuestion } from '@mapa/api-client/testing';
import { originParts } from './origin-line';

const board = { id: 1, sigla: 'INDE', nome: 'Instituto Nacional' };

it('the origin of a question names a body that is its own board once', () =>
  expect(
    originParts(sampleQuestion({ ano: 2025, banca: board, instituicao: { ...board, id: 2 }, cargo: null })),
  ).toEqual(['2025', 'INDE']));
