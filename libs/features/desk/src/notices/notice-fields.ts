import { EDUCATION_LEVELS, NOTICE_LIMITS, SPHERES, STATES, WEB_ADDRESS_MAX_LENGTH, type Option } from '@mapa/domain';
import type { NoticeFields } from '../model';

export type FieldName = keyof NoticeFields;

/** How a field is typed: as a text, or chosen. */
export type FieldKind =
  | { kind: 'text'; maxLength: number }
  | { kind: 'institution'; of: 'banca' | 'orgao' }
  | { kind: 'number'; digits: number }
  | { kind: 'money' | 'day' | 'flag' | 'lines' }
  | { kind: 'choice'; options: readonly Option[]; emptyLabel: string }
  | { kind: 'choices'; options: readonly Option[] };

interface NoticeField {
  label: string;
  is: FieldKind;
  hint?: string;
  required?: boolean;
}

const YES_NO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

/** Every field of the form of a notice. */
export const NOTICE_FIELDS: Readonly<Record<FieldName, NoticeField>> = {
  concurso: { label: 'Nome do concurso', is: { kind: 'text', maxLength: NOTICE_LIMITS.name }, required: true },
  orgao: {
    label: 'Órgão',
    is: { kind: 'institution', of: 'orgao' },
    hint: 'Sigla e nome, como “TCU – Tribunal de Contas da União”.',
    required: true,
  },
  banca: { label: 'Banca', is: { kind: 'institution', of: 'banca' } },
  ano: { label: 'Ano', is: { kind: 'number', digits: 4 }, hint: 'Vazio: o do nome, ou o das datas.' },
  uf: { label: 'UF', is: { kind: 'choice', options: STATES, emptyLabel: 'Nenhuma' } },
  esfera: { label: 'Esfera', is: { kind: 'choice', options: SPHERES, emptyLabel: 'Não se sabe' } },
  cargos: { label: 'Cargos', is: { kind: 'lines' }, hint: 'Um em cada linha.' },
  escolaridades: { label: 'Escolaridade', is: { kind: 'choices', options: EDUCATION_LEVELS } },
  vagas: { label: 'Vagas', is: { kind: 'number', digits: 7 } },
  cadastro_reserva: { label: 'Com cadastro de reserva', is: { kind: 'flag' } },
  salario_min_centavos: { label: 'Menor salário, em reais', is: { kind: 'money' } },
  salario_max_centavos: { label: 'Maior salário, em reais', is: { kind: 'money' } },
  taxa_centavos: { label: 'Taxa de inscrição, em reais', is: { kind: 'money' }, hint: '0: gratuita.' },
  penaliza_erro: {
    label: 'Erro tira ponto',
    is: { kind: 'choice', options: YES_NO, emptyLabel: 'O edital não diz' },
  },
  inscricoes_de: { label: 'Inscrições desde', is: { kind: 'day' } },
  inscricoes_ate: { label: 'Inscrições até', is: { kind: 'day' } },
  data_prova: { label: 'Dia da prova', is: { kind: 'day' } },
  suspenso: { label: 'Concurso suspenso', is: { kind: 'flag' } },
  link: { label: 'Endereço do edital', is: { kind: 'text', maxLength: WEB_ADDRESS_MAX_LENGTH } },
  observacao: { label: 'Observação', is: { kind: 'text', maxLength: NOTICE_LIMITS.remark } },
};

/** The form's parts, in order. */
export const NOTICE_PARTS: readonly { title: string; fields: readonly FieldName[] }[] = [
  { title: 'O concurso', fields: ['concurso', 'orgao', 'banca', 'ano', 'uf', 'esfera'] },
  { title: 'Datas', fields: ['inscricoes_de', 'inscricoes_ate', 'data_prova', 'suspenso'] },
  { title: 'Cargos e vagas', fields: ['cargos', 'escolaridades', 'vagas', 'cadastro_reserva'] },
  { title: 'Valores', fields: ['salario_min_centavos', 'salario_max_centavos', 'taxa_centavos'] },
  { title: 'Edital', fields: ['link', 'penaliza_erro', 'observacao'] },
];

/** Fields that the paper of a notice decides, once it is in the bank. */
export const FIELDS_OF_PAPER: readonly FieldName[] = ['concurso', 'orgao', 'banca', 'ano', 'uf'];
