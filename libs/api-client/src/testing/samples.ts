import type { ResultOf } from '@mapa/api-contract';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
type StudentMap = ResultOf<'POST /api/customer-area/question-map/select'>;
type AnswerResult = ResultOf<'POST /api/customer-area/question/answer'>;
type PlanUse = ResultOf<'GET /api/customer-area/user/plan'>;
type Profile = ResultOf<'GET /api/customer-area/user/me'>;

const origin = { banca: null, instituicao: null, ano: 2024, escolaridade: 'superior', cargo: null };

/** A list of one page. */
export const listOf = <Item>(...data: Item[]) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page: 1,
  per_page: 20,
});

/** An unanswered multiple-choice question with the alternatives `id * 10 + 1` (A) and `id * 10 + 2` (B). */
export const sampleQuestion = (id: number, changes: Partial<StudentQuestion> = {}): StudentQuestion => ({
  id,
  codigo: `Q${id}`,
  tipo: 'questaomultiplaescolha',
  ...origin,
  prova: null,
  numero: null,
  variante: null,
  assunto: [{ id: 1, nome: 'Matemática' }],
  dificuldade: null,
  anulada: false,
  desatualizada: false,
  motivo_situacao: null,
  comentada: false,
  versao: 1,
  enunciado: '<p>Quanto é 1 + 1?</p>',
  alternativas: [
    { id: id * 10 + 1, letra: 'A', texto: '<p>1</p>' },
    { id: id * 10 + 2, letra: 'B', texto: '<p>2</p>' },
  ],
  resposta: null,
  gabarito: null,
  ...changes,
});

/** A map of ten questions that nobody has begun. */
export const sampleStudentMap = (id: number, changes: Partial<StudentMap> = {}): StudentMap => ({
  mapa: {
    id,
    nome: `Mapa ${id}`,
    slug: `mapa-${id}`,
    ...origin,
    prova_id: null,
    questoes: 10,
    assuntos: 1,
    incidencia: [],
  },
  epoca: 1,
  selecionado_em: '2026-03-01T12:00:00.000Z',
  ultima_resposta_em: null,
  progresso: { total: 10, respondidas: 0, certas: 0, erradas: 0 },
  continuar: null,
  ...changes,
});

/** The verdict on an answer to `sampleQuestion(questionId)`, whose right alternative is B. */
export const sampleVerdict = (uuid: string, questionId: number, changes: Partial<AnswerResult> = {}): AnswerResult => ({
  success: true,
  uuid,
  questao_id: questionId,
  alternativa_id: questionId * 10 + 2,
  acertou: true,
  contabilizada: true,
  gabarito: { alternativa_id: questionId * 10 + 2, letra: 'B', comentario: null },
  epoca: 1,
  ...changes,
});

/** A free plan of which little is used. */
export const samplePlanUse = (changes: Partial<PlanUse> = {}): PlanUse => ({
  plano_tipo: 'plano_gratis',
  gratis: true,
  questoes_hoje: { limite: 100, usadas: 37 },
  mapas: { limite: 3, usados: 2 },
  cadernos: { limite: 3, usados: 0 },
  questoes_por_caderno: 100,
  comentarios_professor: false,
  ...changes,
});

/** A student on the free plan. */
export const sampleProfile = (changes: Partial<Profile['usuario']> = {}): Profile => ({
  success: true,
  usuario: {
    id: '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001',
    nome: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    plano_tipo: 'plano_gratis',
    role: 'estudante',
    verificou_email_em: '2026-01-01T00:00:00.000Z',
    tema_escuro: false,
    notify: false,
    ava_novo: false,
    ...changes,
  },
});
