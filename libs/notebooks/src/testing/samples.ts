import type { Notebook } from '../shared/model';

const BEGUN = '0b0a0000-0000-4000-8000-000000000001';

/** A notebook, half answered: a whole object, changed where the test says so. */
export const sampleNotebook = (change: Partial<Notebook> = {}): Notebook => ({
  id: BEGUN,
  nome: 'Crase e regência',
  origem: { tipo: 'filtro', filtros: { assunto_id: [10, 20], ano: [2024] } },
  criado_em: '2026-10-01T12:00:00.000Z',
  epoca: 1,
  ultima_resposta_em: '2026-11-03T12:00:00.000Z',
  progresso: { total: 8, respondidas: 4, certas: 3, erradas: 1 },
  continuar: { assunto_id: 10, questao_id: 101 },
  ...change,
});
