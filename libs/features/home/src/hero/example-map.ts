import type { RouteSubject } from '@mapa/ui-kit';

/** A subject of the example: its name, number of questions, number answered, number right. */
type Line = readonly [name: string, questions: number, answered?: number, correct?: number];

/** A whole paper of the demo, SEGEP 2026, as if partly studied: the answers are invented, and the page says so. */
const LINES: readonly Line[] = [
  ['Políticas públicas', 5, 5, 4],
  ['Lógica proposicional', 3, 3, 3],
  ['Avaliação de desempenho', 3, 3, 2],
  ['Interpretação de texto', 2, 2, 2],
  ['Modelos de administração pública', 2, 2, 1],
  ['Receita e despesa públicas', 2, 2, 1],
  ['Concordância verbal', 1, 1, 1],
  ['Crase', 1, 1, 1],
  ['Conjuntos', 1, 1, 0],
  ['Probabilidade', 1],
  ['Análise combinatória', 1],
  ['Gestão de processos', 1],
  ['Planejamento estratégico', 1],
  ['Instrumentos de planejamento', 1],
  ['Créditos adicionais', 1],
  ['Princípios orçamentários', 1],
  ['Responsabilidade fiscal', 1],
  ['Motivação', 1],
  ['Liderança', 1],
];

/** Questions of the whole paper. */
export const EXAMPLE_QUESTIONS = LINES.reduce((sum, [, questions]) => sum + questions, 0);

/** Every subject of the paper, most frequent first. */
export const EXAMPLE_SUBJECTS: readonly RouteSubject[] = LINES.map(([name, total, answered = 0, correct = 0]) => ({
  id: name,
  name,
  weight: (total / EXAMPLE_QUESTIONS) * 100,
  total,
  answered,
  correct,
}));
