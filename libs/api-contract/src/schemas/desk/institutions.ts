import { Type } from 'typebox';
import { BoardId, strictObject } from '../common';
import { flag, integer, text } from '../leaves';

/** `so_conferir` only previews the changes. */
export const InstitutionMergeBody = strictObject({ em_id: BoardId, so_conferir: flag(false) });

export const InstitutionMergeAnswer = Type.Object({
  feito: flag(true),
  /** True if a job carries it out: `desk/task` tells how far it is. */
  em_andamento: flag(false),
  muda: Type.Object({
    antes: text('CESPE – Centro de Seleção e de Promoção de Eventos'),
    depois: text('CEBRASPE'),
    questoes: integer(318),
    provas: integer(4),
    mapas: integer(3),
  }),
});
