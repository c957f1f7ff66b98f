import { webAddress } from '@mapa/domain';
import { slugOf } from '../rules/normalised-words';
import type { InstitutionNames } from '../writer/options';
import type { NoticeInput } from './notice';

/** Rules that the fields of a notice can break together, or that hold in files and at the desk alike. */
export type NoticeFault =
  'name' | 'body' | 'board' | 'halfRegistration' | 'registrationOrder' | 'salaryOrder' | 'address';

const isNamed = (names: string | InstitutionNames): boolean =>
  slugOf(typeof names === 'string' ? names : `${names.acronym} ${names.name}`) !== '';

const isAfter = <Value extends string | number>(one: Value | null, other: Value | null): boolean =>
  one !== null && other !== null && one > other;

const BROKEN: Readonly<Record<NoticeFault, (notice: NoticeInput) => boolean>> = {
  name: ({ concurso }) => slugOf(concurso) === '',
  body: ({ orgao }) => !isNamed(orgao),
  board: ({ banca }) => banca !== null && !isNamed(banca),
  halfRegistration: ({ inscricoes_de, inscricoes_ate }) => (inscricoes_de === null) !== (inscricoes_ate === null),
  registrationOrder: ({ inscricoes_de, inscricoes_ate }) => isAfter(inscricoes_de, inscricoes_ate),
  salaryOrder: ({ salario_min_centavos, salario_max_centavos }) => isAfter(salario_min_centavos, salario_max_centavos),
  address: ({ link }) => link !== null && webAddress(link) === null,
};

/** The first rule that a notice breaks; null if it breaks none. */
export const noticeFault = (notice: NoticeInput): NoticeFault | null =>
  (Object.keys(BROKEN) as NoticeFault[]).find((fault) => BROKEN[fault](notice)) ?? null;
