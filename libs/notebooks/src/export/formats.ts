import { toAnki, toCsv, toGift, toMoodleXml } from '@mapa/domain';
import type { ExchangeQuestion } from '@mapa/domain';

/** A kind of file that a notebook can be taken along as. */
export interface ExportFormat {
  value: string;
  label: string;
  hint: string;
  /** It holds the key, which has to be revealed first. */
  withKeys: boolean;
  extension: string;
  type: string;
  write: (questions: readonly ExchangeQuestion[], origin: string) => string;
}

/** The first one reveals nothing. */
export const EXPORT_FORMATS: readonly [ExportFormat, ...ExportFormat[]] = [
  {
    value: 'csv',
    label: 'Planilha (CSV), sem gabarito',
    hint: 'Abre no Excel, no LibreOffice e no Google Planilhas.',
    withKeys: false,
    extension: 'csv',
    type: 'text/csv',
    write: (questions) => toCsv(questions, false),
  },
  {
    value: 'csv-gabarito',
    label: 'Planilha (CSV), com gabarito',
    hint: 'Abre no Excel, no LibreOffice e no Google Planilhas.',
    withKeys: true,
    extension: 'csv',
    type: 'text/csv',
    write: (questions) => toCsv(questions, true),
  },
  { value: 'moodle', label: 'Moodle XML', hint: 'Para o banco de questões do Moodle, com gabarito.', withKeys: true, extension: 'xml', type: 'application/xml', write: toMoodleXml },
  { value: 'gift', label: 'GIFT', hint: 'Texto que o Moodle e outros importam, com gabarito.', withKeys: true, extension: 'gift.txt', type: 'text/plain', write: toGift },
  { value: 'anki', label: 'Anki', hint: 'Texto que o Anki importa: a questão na frente do cartão, o gabarito no verso.', withKeys: true, extension: 'anki.txt', type: 'text/plain', write: toAnki },
];

/** A file's name out of a notebook's: no character that a disk refuses. */
export const fileName = (notebook: string, { extension }: Pick<ExportFormat, 'extension'>): string => {
  const words = notebook.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  return `${words.slice(0, 80) || 'caderno'}.${extension}`;
};
