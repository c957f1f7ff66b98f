import { questionKind } from '@mapa/domain';
import { emptyQuestion, type RawQuestion, type RawText } from '../raw-question';
import type { BankEntry } from './schema';

const html = (text: string): RawText => ({ text, format: 'html' });

/** A question of a bank's file as the importer takes questions. @param line its place in the file's section, from 1 */
export function toRaw(question: BankEntry<'questoes'>, line: number): RawQuestion {
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
  const { formats, fixedTexts } = questionKind(tipo);
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
    statement: html(question.enunciado),
    // Nobody is wrong where an annulled question has no key left.
    answers: alternativas.map(({ texto, correta, comentario: own }, at) => ({
      ...html(fixedTexts?.[at]?.text ?? texto),
      fraction: correta ? part : anulada && right === 0 ? 100 : 0,
      ...(own !== undefined && { feedback: html(own) }),
    })),
    generalFeedback: html(comentario ?? ''),
    hasGeneralFeedback: comentario !== null,
    files: question.figuras.map(({ nome, base64 }) => ({ name: nome, bytes: Buffer.from(base64, 'base64') })),
    tags: [
      ...(ano === null ? [] : [`ano:${ano}`]),
      ...(dificuldade === null ? [] : [`dificuldade:${dificuldade}`]),
      ...(anulada ? [state('anulada')] : []),
      ...(desatualizada ? [state('desatualizada')] : []),
    ],
  };
}
