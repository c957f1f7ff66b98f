/** What a file needs to know of a question; texts are the bank's sanitised HTML. */
export interface ExchangeQuestion {
  codigo: string;
  tipo: string;
  banca: { sigla: string } | null;
  instituicao: { sigla: string; nome: string } | null;
  ano: number | null;
  cargo: string | null;
  assunto: readonly { nome: string }[];
  dificuldade: number | null;
  desatualizada: boolean;
  enunciado: string;
  alternativas: readonly { id: number; letra: string; texto: string }[];
  /** Absent where the key is not to be told. */
  gabarito?: { alternativa_id: number | null; letra: string | null; comentario: string | null } | null | undefined;
}

/** Right or wrong, where the question asks for that: the letters of its two alternatives. */
export const TRUE_LETTER = 'C';

/** Tags that our own importer reads back. */
export const tagsOf = ({ ano, dificuldade, desatualizada }: ExchangeQuestion): string[] => [
  ...(ano === null ? [] : [`ano:${ano}`]),
  ...(dificuldade === null ? [] : [`dificuldade:${dificuldade}`]),
  ...(desatualizada ? ['desatualizada'] : []),
];

/** Where a question stands, in Moodle's notation: a slash inside a name is doubled. */
export const categoryOf = ({ assunto }: ExchangeQuestion): string =>
  ['$course$', 'top', ...assunto.map(({ nome }) => nome.replaceAll('/', '//'))].join('/');
