import { mapCollection, notebookCollection } from '@mapa/study';
import type { Params } from 'react-router-dom';

/** The map that an address names; one that names none is answered like one that names somebody else's. */
export const mapOf = ({ id = '' }: Params) => mapCollection(/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** The notebook that an address names. */
export const notebookOf = ({ id = '' }: Params) => notebookCollection(id);
