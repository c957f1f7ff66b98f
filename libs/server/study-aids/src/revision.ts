import { AID, refuse } from '@mapa/server-platform';

/** The refusal of a write whose revision is stale, as another tab or device has written; the stored state is kept. */
export const changedElsewhere = () => refuse(AID.changedElsewhere);
