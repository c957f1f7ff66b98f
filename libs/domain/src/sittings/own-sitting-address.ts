import { filterFields, type FilterValues } from '../filters/definition';
import { QUESTION_FILTERS } from '../filters/question-filters';
import { fromAddress, listAddress } from '../list-address';
import { routePath } from '../routes';

/** The source of a new own sitting: a filter, within a map or a notebook if given; or a recipe. */
export interface OwnSittingSource extends Omit<FilterValues<typeof QUESTION_FILTERS>, 'id'> {
  mapa?: number | undefined;
  caderno?: string | undefined;
  receita?: string | undefined;
}

const { id: _id, ...FIELDS } = filterFields(QUESTION_FILTERS);
const UUID_LENGTH = 36;

/** The address of the page that begins a sitting. */
export const OWN_SITTING_ADDRESS = listAddress<OwnSittingSource>(
  routePath('newSitting'),
  {
    mapa: { key: 'mapa', read: fromAddress.id },
    caderno: { key: 'caderno', read: fromAddress.words(UUID_LENGTH) },
    receita: { key: 'receita', read: fromAddress.words(UUID_LENGTH) },
    ...FIELDS,
  },
  [],
);

/** The address for putting together an own sitting from a source. */
export const ownSittingAddress = (source: OwnSittingSource): string => OWN_SITTING_ADDRESS.to(source);
