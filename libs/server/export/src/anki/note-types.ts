import { type QuestionType, questionKind } from '@mapa/domain';

const HEAD_FIELDS = ['Código', 'Origem', 'Enunciado'] as const;
const KEY_FIELDS = ['Gabarito', 'Resposta', 'Comentário'] as const;

/** A note type; its id is stable, so that a later package updates its notes. Anki's ids are milliseconds. */
export interface NoteType {
  id: number;
  name: string;
  /** The first is the sort field, by which Anki finds duplicates. */
  fields: readonly string[];
  front: string;
  back: string;
}

const HEAD = '<div class="origem">{{Origem}}</div>\n<div class="enunciado">{{Enunciado}}</div>';
const KEY =
  '{{FrontSide}}\n<hr id="answer">\n<div class="gabarito"><b>{{Gabarito}}</b> {{Resposta}}</div>\n{{#Comentário}}<div class="comentario">{{Comentário}}</div>{{/Comentário}}';

/** A field's name must not begin with a special character of templates; a number is allowed. */
const choiceItem = (letter: string, mark: string): string =>
  `{{#${letter}}}<div class="alternativa"><b>${mark}</b> <span>{{${letter}}}</span></div>{{/${letter}}}`;

/**
 * The note type of a kind of question, one card per note: the question with its alternatives on the front, the right
 * answer and the comment on the back.
 */
export function noteTypeOf(value: QuestionType): NoteType {
  const { formats, fixedTexts, alternatives, letterAt, printedMark } = questionKind(value);
  const letters = fixedTexts ? [] : Array.from({ length: alternatives.max }, (_, place) => letterAt(place));
  const asked = fixedTexts?.map(({ text }, at) => (at === 0 ? text : text.toLowerCase())).join(' ou ');
  return {
    ...formats.anki,
    fields: [...HEAD_FIELDS, ...letters, ...KEY_FIELDS],
    front: asked
      ? `${HEAD}\n<div class="alternativa">${asked}?</div>`
      : [HEAD, ...letters.map((letter) => choiceItem(letter, printedMark(letter)))].join('\n'),
    back: KEY,
  };
}

const CSS = `.card { font-family: serif; font-size: 18px; line-height: 1.5; text-align: left; }
.origem { font-family: sans-serif; font-size: 13px; opacity: 0.7; margin-bottom: 8px; }
.alternativa { margin-top: 8px; }
.alternativa p, .gabarito p { display: inline; }
.comentario { margin-top: 16px; }
.da-alternativa { margin-top: 8px; }
.da-alternativa b + p { display: inline; }
img { max-width: 100%; height: auto; }`;

const LATEX_PRE =
  '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n';

/** A note type in a collection's format. @param changed seconds */
export const storedNoteType = ({ id, name, fields, front, back }: NoteType, changed: number) => ({
  id: String(id),
  name,
  type: 0,
  mod: changed,
  usn: -1,
  sortf: 0,
  did: null,
  tags: [],
  vers: [],
  css: CSS,
  latexPre: LATEX_PRE,
  latexPost: '\\end{document}',
  latexsvg: false,
  // A card is created if the statement is not empty.
  req: [[0, 'any', [fields.indexOf('Enunciado')]]],
  flds: fields.map((field, ord) => ({
    name: field,
    ord,
    font: 'Arial',
    size: 20,
    media: [],
    rtl: false,
    sticky: false,
  })),
  tmpls: [{ name: 'Questão', ord: 0, qfmt: front, afmt: back, bqfmt: '', bafmt: '', bfont: '', bsize: 0, did: null }],
});
