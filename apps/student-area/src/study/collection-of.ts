import { mapCollection, notebookCollection } from '@mapa/study';
import type { Params } from 'react-router-dom';

/** The map in an address; an invalid id is treated like somebody else's map. */
export const mapOf = ({ id = '' }: Params) => mapCollection(/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** The notebook in an address. */
export const notebookOf = ({ id = '' }: Params) => notebookCollection(id);
