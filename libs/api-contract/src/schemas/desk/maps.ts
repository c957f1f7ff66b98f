import { DESK_MAP_FILTERS, MAP_NAME_MAX_LENGTH, MAP_ORDER_MAX, MAP_SITUATIONS } from '@mapa/domain';
import { Type } from 'typebox';
import { Id, named, nullable, oneOf, pageQuery, strictObject, SubjectId } from '../common';
import { filterQuery } from '../filters';
import { flag, integer, text } from '../leaves';

export const DeskMapQuery = strictObject({ ...filterQuery(DESK_MAP_FILTERS), ...pageQuery() });

/** A public map as the staff sees it. */
export const DeskMap = Type.Object({
  id: integer(42),
  nome: text('OAB 2018-25'),
  situacao: oneOf(MAP_SITUATIONS),
  prova: nullable(named(57, 'OAB 2018-25')),
  /** Numbers of its paper, and their subjects. */
  questoes: integer(80),
  assuntos: integer(17),
  /** Its place in the chain of its editions, from 1. */
  edicao: integer(2),
  /** The edition before it and the one after it. */
  substitui: nullable(named(41, 'OAB 2018-24')),
  substituido_por: nullable(named(43, 'OAB 2018-26')),
  /** Whether the staff can take its replacement back: it was replaced by the map of another paper. */
  pode_voltar: flag(false),
  /** Students who have it in their list. */
  estudantes: integer(318),
});

export const MapNameBody = strictObject({
  nome: text('OAB 2018-25', { minLength: 1, maxLength: MAP_NAME_MAX_LENGTH }),
  /** The name as the person saw it. */
  nome_visto: text('OAB 2018', { maxLength: MAP_NAME_MAX_LENGTH }),
});
export const MapOfferBody = strictObject({ oferecido: flag(false) });
/** The map of another paper; null takes the replacement back. `so_conferir` only previews the changes. */
export const MapEditionBody = strictObject({ por_id: nullable(Id), so_conferir: flag(false) });

/** `salvo` is false if somebody renamed it meanwhile: `mapa` has the name that they gave. */
export const MapNameAnswer = Type.Object({ salvo: flag(true), mapa: DeskMap });
export const MapEditionAnswer = Type.Object({
  feito: flag(true),
  muda: Type.Object({
    /** Students who have it, and who will be offered the other edition. */
    estudantes: integer(318),
    /** Numbers of the two that are the same questions. */
    em_comum: integer(64),
    /** Numbers that these students answered, all together, and those that they take along. */
    respondidas: integer(9_120),
    levadas: integer(7_800),
  }),
  mapa: DeskMap,
});

/** The order of a map's matérias and of the assuntos in each, as students walk through them. */
export const MapOrder = Type.Object({
  mapa: DeskMap,
  /** False: by incidence, in which assuntos of several matérias alternate; they are grouped here. */
  a_mao: flag(true),
  /** Changes with the order and with the map's subjects. */
  revisao: text('4f1c9a0b7d2e6a35'),
  materias: Type.Array(
    Type.Object({
      ...named(12, 'Direito Penal').properties,
      assuntos: Type.Array(Type.Object({ ...named(118, 'Crimes contra a honra').properties, questoes: integer(6) })),
    }),
  ),
});

/** Every matéria and assunto of the map once, in the new order; null returns to the order by incidence. */
export const MapOrderBody = strictObject({
  /** The revision of the order that the person has seen. */
  revisao: text('4f1c9a0b7d2e6a35', { maxLength: 64 }),
  materias: nullable(
    Type.Array(strictObject({ id: SubjectId, assuntos: Type.Array(SubjectId, { maxItems: MAP_ORDER_MAX }) }), {
      maxItems: MAP_ORDER_MAX,
    }),
  ),
});

/** `salvo` is false if somebody else changed the order or the map meanwhile: `ordem` is as they left it. */
export const MapOrderAnswer = Type.Object({ salvo: flag(true), ordem: MapOrder });
