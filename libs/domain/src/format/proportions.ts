import type { Proportion } from '../statistics/proportion';
import { figure, fineShareText } from './figures';

/** The bounds of a share: "29% a 36%". */
export const rangeText = ({ low, high }: Proportion): string => `${fineShareText(low)} a ${fineShareText(high)}`;

/** A part with its sample: "312 de 962". */
export const partText = (part: number, whole: number): string => `${figure(part)} de ${figure(whole)}`;
