import type { ResultOf } from '@mapa/api-contract';
import { changed, sampleUuid, type Changes } from './change';

type NotebookQuestion = ResultOf<'GET /api/customer-area/question-notebook/{id}/questions'>['data'][number];
/** A question alone, in a map or in a notebook, where it also shows how it was answered elsewhere. */
type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'> & Pick<NotebookQuestion, 'resposta_fora'>;
type PublicQuestion = ResultOf<'GET /api/question'>['data'][number];
type QuestionLine = ResultOf<'GET /api/question/list'>['data'][number];
type QuestionCount = ResultOf<'GET /api/question/count'>;
type AnswerResult = ResultOf<'POST /api/customer-area/question/answer'>;
type Answer = NonNullable<StudentQuestion['resposta']>;

/** An unanswered multiple-choice question with the alternatives `id * 10 + 1` (A) and `id * 10 + 2` (B). */
export const sampleQuestion = ({ id = 101, ...changes }: Changes<StudentQuestion> = {}): StudentQuestion =>
  changed<StudentQuestion>(
    {
      id,
      codigo: `Q${id}`,
      tipo: 'questaomultiplaescolha',
      banca: null,
      instituicao: null,
      ano: 2024,
      escolaridade: 'superior',
      cargo: null,
      prova: null,
      numero: null,
      variante: null,
      assunto: [
        { id: 1, nome: 'Português' },
        { id: 10, nome: 'Crase' },
      ],
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
    },
    changes,
  );

/** A question as anyone may see it. */
export const publicQuestion = (changes: Changes<StudentQuestion> = {}): PublicQuestion => {
  const { resposta: _resposta, gabarito: _gabarito, ...question } = sampleQuestion(changes);
  return question;
};

/** A question as a list row: the beginning of the statement, without alternatives and key. */
export const lineOf = ({ enunciado, alternativas: _alternativas, versao: _versao, ...identity }: PublicQuestion) => ({
  ...identity,
  resumo: enunciado.replace(/<[^>]*>/g, ''),
});

/** The line of a sample question. */
export const sampleLine = (changes: Changes<StudentQuestion> = {}): QuestionLine => lineOf(publicQuestion(changes));

/** Response of a count call. */
export const countOf = (total: number, anuladas = 0, desatualizadas = 0): QuestionCount => ({
  total,
  ocultas: { anuladas, desatualizadas },
});

/** A right answer: B. */
export const sampleAnswer = (changes: Changes<Answer> = {}): Answer =>
  changed<Answer>(
    {
      uuid: sampleUuid(201),
      alternativa_id: 1012,
      acertou: true,
      revelada: false,
      respondida_em: '2026-01-02T12:00:00.000Z',
    },
    changes,
  );

/** The verdict on the right answer (B) to a sample question. */
export const sampleVerdict = ({ questao_id = 101, ...changes }: Changes<AnswerResult> = {}): AnswerResult =>
  changed<AnswerResult>(
    {
      success: true,
      uuid: sampleUuid(201),
      questao_id,
      alternativa_id: questao_id * 10 + 2,
      acertou: true,
      contabilizada: true,
      gabarito: { alternativa_id: questao_id * 10 + 2, letra: 'B', comentario: null },
      epoca: 1,
    },
    changes,
  );
