import {
  DESK_NOTICE_FILTERS,
  EDUCATION_LEVELS,
  MAP_SITUATIONS,
  NOTICE_LIMITS,
  NOTICE_STATES,
  SPHERES,
  STATES,
} from '@mapa/domain';
import { Type } from 'typebox';
import { Instant, nullable, oneOf, pageQuery, strictObject, Uuid } from '../common';
import { filterQuery } from '../filters';
import { flag, integer, text } from '../leaves';

export const DeskNoticeQuery = strictObject({ ...filterQuery(DESK_NOTICE_FILTERS), ...pageQuery() });

/** A day of this century, as files of notices allow. */
const day = (example: string) => nullable(text(example, { format: 'date', pattern: '^20' }));
const name = (example: string) => text(example, { minLength: 1, maxLength: NOTICE_LIMITS.name });
const institution = (example: string) => text(example, { minLength: 1, maxLength: NOTICE_LIMITS.institution });
const cents = (example: number) => nullable(integer(example, { minimum: 0, maximum: NOTICE_LIMITS.cents }));

/** Everything that a person says of a notice. */
const noticeFields = {
  concurso: name('TRT 10 2026'),
  /** Acronym, name, or both: "TRT-10 – Tribunal Regional do Trabalho da 10ª Região". */
  orgao: institution('TRT-10 – Tribunal Regional do Trabalho da 10ª Região'),
  banca: nullable(institution('CEBRASPE')),
  /** null: that of its name, otherwise of its days. */
  ano: nullable(integer(2026, { minimum: 2000, maximum: 2099 })),
  uf: nullable(oneOf(STATES, 'df')),
  esfera: nullable(oneOf(SPHERES)),
  escolaridades: Type.Array(oneOf(EDUCATION_LEVELS, 'superior'), { uniqueItems: true }),
  cargos: Type.Array(name('Analista Judiciário'), { maxItems: NOTICE_LIMITS.positions }),
  vagas: nullable(integer(28, { minimum: 0, maximum: NOTICE_LIMITS.vacancies })),
  cadastro_reserva: flag(true),
  salario_min_centavos: cents(849_202),
  salario_max_centavos: cents(1_392_440),
  taxa_centavos: cents(12_000),
  inscricoes_de: day('2026-03-02'),
  inscricoes_ate: day('2026-03-20'),
  data_prova: day('2026-05-10'),
  suspenso: flag(false),
  penaliza_erro: nullable(flag(true)),
  link: nullable(text('https://www.exemplo.com.br/edital.pdf', { minLength: 1, maxLength: 2_000 })),
  observacao: nullable(text('Provas em dois turnos.', { minLength: 1, maxLength: NOTICE_LIMITS.remark })),
};

/** A repeated call with the same `chave`, chosen by the device, creates one notice. */
export const NewNoticeBody = strictObject({ chave: Uuid, ...noticeFields });
export const NoticeBody = strictObject({
  /** That of the notice as the person saw it. */
  revisao: text('4f7a1c09be52d310', { maxLength: 64 }),
  ...noticeFields,
});

/** A notice in the staff's list. */
export const DeskNoticeLine = Type.Object({
  id: integer(57),
  concurso: text('TRT 10 2026'),
  orgao: text('TRT-10 – Tribunal Regional do Trabalho da 10ª Região'),
  banca: nullable(text('CEBRASPE')),
  situacao: oneOf(NOTICE_STATES),
  inscricoes_de: nullable(text('2026-03-02', { format: 'date' })),
  inscricoes_ate: nullable(text('2026-03-20', { format: 'date' })),
  data_prova: nullable(text('2026-05-10', { format: 'date' })),
  /** Whether its paper is in the bank. */
  tem_prova: flag(false),
});

export const DeskNotice = Type.Object({
  id: integer(57),
  /** Changes with any of its fields, whoever changes them. */
  revisao: text('4f7a1c09be52d310'),
  situacao: oneOf(NOTICE_STATES),
  /** Whether its paper is in the bank: name, body, board, year and state are then the paper's. */
  tem_prova: flag(false),
  /** Whether files that say the notice leave it as the staff did. */
  da_mesa: flag(true),
  /** Students who chose it as their exam. */
  estudantes: integer(12),
  campos: Type.Object(noticeFields),
  /** What was read of its edital; null while there is none. */
  edital: nullable(
    Type.Object({
      nome: text('edital-trt.pdf'),
      lido_em: Instant,
      /** Whether the staff gave it: files then leave it. */
      da_mesa: flag(true),
      cargos: integer(3),
      topicos: integer(80),
      /** Topics that name something in the bank's tree. */
      reconhecidos: integer(74),
      /** Its offices, or one without index and name, each with the public map that was made of it. */
      mapas: Type.Array(
        Type.Object({
          cargo: nullable(integer(0)),
          nome: text('Analista Judiciário – Área Administrativa'),
          mapa: nullable(
            Type.Object({ id: integer(31), nome: text('TRT-10 – Analista'), situacao: oneOf(MAP_SITUATIONS) }),
          ),
          /** Whether the map follows the edital as it was read last. */
          atual: flag(true),
        }),
      ),
    }),
  ),
});

/** The caller's own edital that the notice gets, with its corrections. */
export const NoticeEditalBody = strictObject({ edital_id: Uuid });

/** The office, as an index in the notice's edital; null for an edital without offices. */
export const NoticeMapBody = strictObject({ cargo: nullable(integer(0, { minimum: 0, maximum: 999 })) });

/** `salvo` is false if somebody changed it meanwhile: `concurso` is then as they left it. */
export const DeskNoticeAnswer = Type.Object({
  salvo: flag(true),
  avisos: Type.Array(text('O edital “TRT 10 2026” é o da prova “TRT 10 2026 – Analista”: mesmo órgão, cargo e ano.')),
  concurso: DeskNotice,
});
