import { DESK_FILE_BYTES } from '@mapa/domain';
import type { FilePart } from '../model';

export type Dropped = Partial<Record<FilePart, File>>;

const KEY_NAME = /gabarito|respostas|\bgab\b/i;
const MB = 1024 * 1024;

/** Assigns files to paper and key, or explains in a sentence why they are refused. */
export function partsOf(files: readonly File[]): { files: Dropped } | { refusal: string } {
  const [first, second, ...more] = files;
  if (!first) return { refusal: 'Escolha um arquivo.' };
  if (more.length > 0)
    return { refusal: 'Traga uma prova de cada vez: o arquivo das questões e, se houver, o gabarito.' };
  const large = files.find(({ size }) => size > DESK_FILE_BYTES);
  if (large) return { refusal: `O arquivo ${large.name} passa de ${DESK_FILE_BYTES / MB} MB.` };
  const empty = files.find(({ size }) => size === 0);
  if (empty) return { refusal: `O arquivo ${empty.name} está vazio.` };
  if (!second) return { files: { questoes: first } };
  const keys = files.filter(({ name }) => KEY_NAME.test(name));
  const key = keys.length === 1 ? keys[0] : files.find(({ name }) => !/\.pdf$/i.test(name));
  if (!key) return { refusal: 'Não dá para saber qual dos dois é o gabarito: ponha “gabarito” no nome dele.' };
  return { files: { questoes: key === first ? second : first, gabarito: key } };
}
