import { AID, refuse } from '@mapa/server-platform';

/** Two tabs or devices wrote the same thing: the later one is told, and what is stored stays. */
export const changedElsewhere = () => refuse(AID.changedElsewhere);
