import { AID } from '../http/catalogue/study';
import { refuse } from '../http/refusal';

/** Two tabs or devices wrote the same thing: the later one is told, and what is stored stays. */
export const changedElsewhere = () => refuse(AID.changedElsewhere);
