import type { Calls } from '../call';
import { IdParams, listOf } from '../../schemas/common';
import {
  DeskMap,
  DeskMapQuery,
  MapEditionAnswer,
  MapEditionBody,
  MapNameAnswer,
  MapNameBody,
  MapOfferBody,
  MapOrder,
  MapOrderAnswer,
  MapOrderBody,
} from '../../schemas/desk/maps';
import { OVERSEERS, STAFF } from './desk';

const act = {
  access: 'signed-in',
  limit: { none: 'a person changes one map at a time' },
  policy: OVERSEERS,
  added: true,
  params: IdParams,
} as const;

/** Calls on public maps at the desk. */
export const deskMapCalls = {
  'GET /api/customer-area/desk/map': {
    summary: 'Os mapas que todos podem ver, com as suas provas, edições e estudantes.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    query: DeskMapQuery,
    response: listOf(DeskMap),
  },
  'PUT /api/customer-area/desk/map/{id}/name': {
    ...act,
    summary: 'Dá outro nome a um mapa, se ninguém o mudou desde que foi visto.',
    body: MapNameBody,
    response: MapNameAnswer,
  },
  'PUT /api/customer-area/desk/map/{id}/offer': {
    ...act,
    summary: 'Retira um mapa dos que se oferecem, ou o põe de volta; quem o tem fica com ele.',
    body: MapOfferBody,
    response: DeskMap,
  },
  'PUT /api/customer-area/desk/map/{id}/edition': {
    ...act,
    summary: 'Faz do mapa de outra prova a próxima edição de um mapa, desfaz isso, ou só diz o que isso muda.',
    body: MapEditionBody,
    response: MapEditionAnswer,
  },
  'GET /api/customer-area/desk/map/{id}/order': {
    summary: 'A ordem das matérias e dos assuntos de um mapa, como os estudantes a percorrem.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    params: IdParams,
    response: MapOrder,
  },
  'PUT /api/customer-area/desk/map/{id}/order': {
    ...act,
    summary: 'Ordena um mapa à mão, ou o devolve à ordem da incidência, se ninguém o mudou desde que foi visto.',
    body: MapOrderBody,
    response: MapOrderAnswer,
  },
} as const satisfies Calls;
