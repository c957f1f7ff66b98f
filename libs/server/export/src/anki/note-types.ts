/** Ids that stay: a later package brings notes of these types up to date instead of adding types. Anki's ids are milliseconds. */
const CHOICE_ID = 1_767_225_600_001;
const TRUTH_ID = 1_767_225_600_002;

/** As many alternatives as the bank takes. */
const CHOICE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;

const HEAD_FIELDS = ['Código', 'Origem', 'Enunciado'] as const;
const KEY_FIELDS = ['Gabarito', 'Resposta', 'Comentário'] as const;

export interface NoteType {
  id: number;
  name: string;
  /** The first one is the sort field, and what Anki finds duplicates by. */
  fields: readonly string[];
  front: string;
  back: string;
}

const HEAD = '<div class="origem">{{Origem}}</div>\n<div class="enunciado">{{Enunciado}}</div>';
const KEY =
  '{{FrontSide}}\n<hr id="answer">\n<div class="gabarito"><b>{{Gabarito}}</b> {{Resposta}}</div>\n{{#Comentário}}<div class="comentario">{{Comentário}}</div>{{/Comentário}}';

const choiceItem = (letter: string): string =>
  `{{#${letter}}}<div class="alternativa"><b>${letter})</b> <span>{{${letter}}}</span></div>{{/${letter}}}`;

/** One card a note: the question with its alternatives in front, the right one and the comment behind. */
export const CHOICE_NOTE: NoteType = {
  id: CHOICE_ID,
  name: 'Mapa: múltipla escolha',
  fields: [...HEAD_FIELDS, ...CHOICE_LETTERS, ...KEY_FIELDS],
  front: [HEAD, ...CHOICE_LETTERS.map(choiceItem)].join('\n'),
  back: KEY,
};

/** The same for questions that are right or wrong. */
export const TRUTH_NOTE: NoteType = {
  id: TRUTH_ID,
  name: 'Mapa: certo ou errado',
  fields: [...HEAD_FIELDS, ...KEY_FIELDS],
  front: `${HEAD}\n<div class="alternativa">Certo ou errado?</div>`,
  back: KEY,
};

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

/** A note type as a collection keeps it. @param changed seconds */
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
  // A card is made where the statement has something in it.
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
