import { choiceListText } from './format/lists';
import { normalisedText } from './format/normalised-text';
import type { Option } from './options';
import { QUESTION_KINDS, questionKind, type QuestionType } from './question-kinds/question-kinds';

/** A file format for exporting questions. */
interface ExportFormatOption extends Option {
  hint: string;
  /** Whether it contains the key, which the student must be told beforehand. */
  withKeys: boolean;
  /**
   * Whether it can only state one right letter, so that annulled questions and those with several right alternatives
   * are excluded.
   */
  hasOneLetter: boolean;
  extension: string;
}

const SPREADSHEET = 'Abre no Excel, no LibreOffice e no Google Planilhas. As figuras ficam de fora.';

/** The kinds that Aiken cannot hold, as in "questões de somatório". */
const OUTSIDE_AIKEN = QUESTION_KINDS.filter(({ formats }) => !formats.aiken).map(
  ({ label }) => `de ${label.toLowerCase()}`,
);

/** The first one includes no answer key. */
export const EXPORT_FORMATS = [
  {
    value: 'csv',
    label: 'Planilha (CSV), sem gabarito',
    hint: SPREADSHEET,
    withKeys: false,
    hasOneLetter: false,
    extension: 'csv',
  },
  {
    value: 'csv-gabarito',
    label: 'Planilha (CSV), com gabarito',
    hint: SPREADSHEET,
    withKeys: true,
    hasOneLetter: false,
    extension: 'csv',
  },
  {
    value: 'moodle',
    label: 'Moodle XML',
    hint: 'Para o banco de questões do Moodle, com gabarito e figuras.',
    withKeys: true,
    hasOneLetter: false,
    extension: 'xml',
  },
  {
    value: 'gift',
    label: 'GIFT',
    hint: 'Um zip com o texto que o Moodle e outros importam, com gabarito, e a pasta das figuras.',
    withKeys: true,
    hasOneLetter: false,
    extension: 'gift.zip',
  },
  {
    value: 'qti',
    label: 'IMS QTI 3',
    hint: 'Um pacote (zip) para Canvas, TAO e outros sistemas de provas, com gabarito, comentários e figuras.',
    withKeys: true,
    hasOneLetter: false,
    extension: 'qti.zip',
  },
  {
    value: 'aiken',
    label: 'Aiken',
    hint: `Texto simples que o Moodle e outros importam, com gabarito. Ficam de fora figuras, formatação, comentários, assuntos e as questões ${choiceListText(['anuladas', ...OUTSIDE_AIKEN])}.`,
    withKeys: true,
    hasOneLetter: true,
    extension: 'aiken.txt',
  },
  {
    value: 'anki',
    label: 'Anki',
    hint: 'Um baralho pronto (.apkg): a questão e as figuras na frente do cartão, o gabarito no verso.',
    withKeys: true,
    hasOneLetter: false,
    extension: 'apkg',
  },
] as const satisfies readonly ExportFormatOption[];

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type ExportFormatId = ExportFormat['value'];

/** Whether a format can represent a question. */
export const canHold = (
  { hasOneLetter }: Pick<ExportFormatOption, 'hasOneLetter'>,
  { tipo, anulada }: { tipo: QuestionType; anulada: boolean },
): boolean => !hasOneLetter || (!anulada && questionKind(tipo).formats.aiken);

/**
 * Headers of a notebook's file: number of questions in it, number omitted by the daily limit, and number omitted by the
 * format, which cannot state their key: annulled ones, and those with several right alternatives.
 */
export const EXPORT_COUNT_HEADERS = {
  questions: 'x-questoes-no-arquivo',
  withheld: 'x-questoes-de-fora',
  annulled: 'x-questoes-anuladas-de-fora',
} as const;

const NAME_CHARS = 80;

/** A file name from the title of a notebook or paper, without characters that file systems refuse. */
export const exportFileName = (title: string, { extension }: Pick<ExportFormat, 'extension'>): string => {
  const words = normalisedText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${words.slice(0, NAME_CHARS) || 'caderno'}.${extension}`;
};
