import { kindTags, questionKind } from '@mapa/domain';
import { emptyQuestion, type RawQuestion, type RawText } from '../model/raw-question';
import type { BankEntry } from './schema';

type Question = BankEntry<'questoes'>;
type Pictures = Question['figuras'];

/** A shared text of a file of questions, with its pictures. */
export interface BankText {
  texto: string;
  figuras: Pictures;
}

const html = (text: string): RawText => ({ text, format: 'html' });

const filesOf = (pictures: Pictures) =>
  pictures.map(({ nome, base64 }) => ({ name: nome, bytes: Buffer.from(base64, 'base64') }));

/**
 * Converts a question of a bank's file to the importer's form.
 * @param line its position in the file's section, from 1
 * @param shared the texts before its statement
 */
export function toRaw(question: Question, line: number, shared: readonly BankText[]): RawQuestion {
  const {
    tipo,
    alternativas,
    comentario,
    ano,
    dificuldade,
    anulada,
    desatualizada,
    motivo_situacao: reason,
  } = question;
  const kind = questionKind(tipo);
  const { formats, fixedTexts } = kind;
  const right = alternativas.filter(({ correta }) => correta).length;
  const part = formats.moodle.single ? 100 : 100 / right;
  const state = (name: string) => (reason === null ? name : `${name}:${reason}`);
  return {
    ...emptyQuestion(line, []),
    subject: { path: question.assunto, isSuggested: question.assunto_sugerido },
    name: question.nome,
    idNumber: question.identificador,
    kind: formats.moodle.type,
    single: formats.moodle.single,
    statement: html([...shared.map(({ texto }) => texto), question.enunciado].join('')),
    sharedTexts: shared.map(({ texto }) => html(texto)),
    // In an annulled question without a key, every answer counts as right.
    answers: alternativas.map(({ texto, correta, comentario: own }, at) => ({
      ...html(fixedTexts?.[at]?.text ?? texto),
      fraction: correta ? part : anulada && right === 0 ? 100 : 0,
      ...(own !== undefined && { feedback: html(own) }),
    })),
    generalFeedback: html(comentario ?? ''),
    hasGeneralFeedback: comentario !== null,
    files: [...shared, question].flatMap(({ figuras }) => filesOf(figuras)),
    tags: [
      ...kindTags(kind),
      ...(ano === null ? [] : [`ano:${ano}`]),
      ...(dificuldade === null ? [] : [`dificuldade:${dificuldade}`]),
      ...(anulada ? [state('anulada')] : []),
      ...(desatualizada ? [state('desatualizada')] : []),
    ],
  };
}
