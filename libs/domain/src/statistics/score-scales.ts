import { DEFAULT_SCALE, type ScoreScale } from './item-response';

/** Areas of ENEM by the codes of INEP's item files (SG_AREA). */
const ENEM_AREAS = {
  LC: 'Linguagens, Códigos e suas Tecnologias',
  CH: 'Ciências Humanas e suas Tecnologias',
  CN: 'Ciências da Natureza e suas Tecnologias',
  MT: 'Matemática e suas Tecnologias',
} as const;

/** Scales of ENEM's areas, in points: the constants that INEP's published scores satisfy. */
const ENEM_SCALES: Readonly<Record<string, ScoreScale>> = {
  CN: { k: 113.1, d: 501.15 },
  CH: { k: 112.3, d: 501.5 },
  LC: { k: 108.1, d: 500 },
  MT: { k: 129.65, d: 500 },
} satisfies Record<keyof typeof ENEM_AREAS, ScoreScale>;

/** The scale of an area by its code; mean 500 and deviation 100 for areas outside ENEM. */
export const scaleOfArea = (code: string): ScoreScale => ENEM_SCALES[code] ?? DEFAULT_SCALE;

/** The name of an ENEM area; the code itself where it is unknown. */
export const areaName = (code: string): string => (ENEM_AREAS as Readonly<Record<string, string>>)[code] ?? code;

/** ENEM's areas as students call them, by code. */
const ENEM_SHORT_NAMES = {
  LC: 'Linguagens',
  CH: 'Ciências Humanas',
  CN: 'Ciências da Natureza',
  MT: 'Matemática',
} as const satisfies Record<keyof typeof ENEM_AREAS, string>;

/** What students call an ENEM area, for lists and headings; the code itself where it is unknown. */
export const shortAreaName = (code: string): string =>
  (ENEM_SHORT_NAMES as Readonly<Record<string, string>>)[code] ?? code;

/** Sources of the item parameters behind a score, by their values on the wire. */
export const SCORE_METHODS = [
  { value: 'oficial', label: 'Parâmetros oficiais' },
  { value: 'propria', label: 'Parâmetros calibrados com as respostas dos estudantes' },
  { value: 'demonstracao', label: 'Parâmetros inventados para esta demonstração' },
  { value: 'sem_base', label: 'Sem base' },
] as const;

export type ScoreMethod = (typeof SCORE_METHODS)[number]['value'];

/** Models of item parameters that are calibrated from answers, by their values on the wire. */
export const CALIBRATION_MODELS = [
  { value: '3pl', label: 'Três parâmetros por item' },
  { value: 'rasch', label: 'Dificuldade por item' },
] as const;

/** A model of item parameters that are calibrated from answers. */
export type CalibrationModel = (typeof CALIBRATION_MODELS)[number]['value'];
