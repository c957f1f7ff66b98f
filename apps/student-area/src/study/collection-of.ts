import { mapCollection, notebookCollection } from '@mapa/study';
import type { Params } from 'react-router-dom';

/** The id of the map in an address; an invalid one is treated like that of somebody else's map. */
export const mapId = ({ id = '' }: Params): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** The map in an address. */
export const mapOf = (params: Params) => mapCollection(mapId(params));

/** The notebook in an address. */
export const notebookOf = ({ id = '' }: Params) => notebookCollection(id);
