import { plainText, portableHtml } from './html';
import type { ExchangeQuestion } from './model';

/** Spreadsheets take a cell that begins so for a formula and run it; an apostrophe makes it a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** As exams have them; a question with more of them widens the table. */
const USUAL_LETTERS = ['A', 'B', 'C', 'D', 'E'];

function lettersOf(questions: readonly ExchangeQuestion[]): string[] {
  const choices = questions.filter(({ tipo }) => tipo !== 'questaovf').flatMap(({ alternativas }) => alternativas);
  return [...new Set([...USUAL_LETTERS, ...choices.map(({ letra }) => letra)])].sort();
}

function rowOf(question: ExchangeQuestion, letters: readonly string[], withKeys: boolean): string[] {
  const { codigo, banca, instituicao, ano, cargo, assunto, tipo, enunciado, alternativas, gabarito } = question;
  const places = tipo === 'questaovf' ? letters.map(() => '') : letters.map((letter) => plainText(alternativas.find(({ letra }) => letra === letter)?.texto ?? ''));
  const key = withKeys ? [gabarito?.letra ?? '', plainText(gabarito?.comentario ?? '')] : [];
  return [
    codigo,
    banca?.sigla ?? '',
    instituicao ? instituicao.sigla || instituicao.nome : '',
    ano === null ? '' : String(ano),
    cargo ?? '',
    assunto[0]?.nome ?? '',
    assunto.at(-1)?.nome ?? '',
    plainText(enunciado),
    ...places,
    ...key,
  ];
}

const HEAD = ['código', 'banca', 'órgão', 'ano', 'cargo', 'matéria', 'assunto', 'enunciado'];

/** A table for spreadsheets: semicolons, because Brazilian ones take commas for decimals, and a mark that it is UTF-8. */
export function toCsv(questions: readonly ExchangeQuestion[], withKeys: boolean): string {
  const letters = lettersOf(questions);
  const head = [...HEAD, ...letters, ...(withKeys ? ['gabarito', 'comentário'] : [])];
  const rows = [head, ...questions.map((question) => rowOf(question, letters, withKeys))];
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

const field = (html: string): string => html.replace(/[\t\r\n]+/g, ' ');

/** Cards for Anki: the question on the front, its key and comment on the back. @param origin of our site, for pictures */
export function toAnki(questions: readonly ExchangeQuestion[], origin: string): string {
  const cards = questions.map((question) => {
    const { codigo, tipo, enunciado, alternativas, gabarito, assunto } = question;
    const choices = tipo === 'questaovf' ? ['Certo ou errado?'] : alternativas.map(({ letra, texto }) => `<b>${letra})</b> ${texto}`);
    const right = alternativas.find(({ id }) => id === gabarito?.alternativa_id);
    const front = [enunciado, ...choices].join('<br>');
    const back = [`<b>${gabarito?.letra ?? ''})</b> ${right?.texto ?? ''}`, gabarito?.comentario ?? ''].join('<br>');
    const tags = assunto.map(({ nome }) => nome.replace(/\s+/g, '_')).join(' ');
    return [codigo, portableHtml(front, origin), portableHtml(back, origin), tags].map(field).join('\t');
  });
  return `${['#separator:tab', '#html:true', '#guid column:1', '#tags column:4', ...cards].join('\n')}\n`;
}
