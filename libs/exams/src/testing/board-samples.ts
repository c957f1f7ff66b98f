import type { Board, BoardProfile } from '../boards/shared/model';

/** A board as the list tells it. */
export const sampleBoard = (change: Partial<Board> = {}): Board => ({
  id: 3,
  tipo: 'banca',
  sigla: 'CEBRASPE',
  nome: 'Centro Brasileiro de Pesquisa',
  slug: 'cebraspe',
  questoes: 1240,
  provas: 12,
  ...change,
});

/** Two hundred questions of three years, one of which is too small to say anything: Português 90, Informática 110. */
export const sampleProfile = (change: Partial<BoardProfile> = {}): BoardProfile => ({
  ...sampleBoard({ questoes: 210 }),
  mapas: 2,
  amostra: 200,
  anuladas: 6,
  desatualizadas: 4,
  estilo: { certo_errado: 150, multipla_escolha: [{ alternativas: 5, questoes: 50 }] },
  anos: [
    { ano: 2024, questoes: 100 },
    { ano: 2023, questoes: 80 },
    { ano: 2020, questoes: 15 },
    { ano: null, questoes: 5 },
  ],
  materias: [
    { id: 9, nome: 'Informática', questoes: 110, por_ano: [30, 70, 10, 0] },
    { id: 1, nome: 'Português', questoes: 90, por_ano: [70, 10, 5, 5] },
  ],
  assuntos: [{ id: 11, nome: 'Crase', questoes: 40, materia: { id: 1, nome: 'Português' } }],
  ...change,
});
