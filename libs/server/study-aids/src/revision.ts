import { refuse } from '@mapa/server-platform';
import { AID } from './errors/error-messages';

/** The refusal of a write with a stale revision, because another tab or device has written; the stored state stays. */
export const changedElsewhere = () => refuse(AID.changedElsewhere);
