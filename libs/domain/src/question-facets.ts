/** What questions are counted by, choice by choice, and the fields of a filter that each stands for. */
const FACET_FIELDS = {
  assunto: ['materia_id', 'assunto_id'],
  banca: ['banca_id'],
  instituicao: ['instituicao_id'],
  prova: ['prova_id'],
  ano: ['ano'],
  escolaridade: ['escolaridade'],
  dificuldade: ['dificuldade'],
  tipo: ['tipo'],
  comentada: ['comentada'],
  estado: ['estado'],
} as const;

export type QuestionFacet = keyof typeof FACET_FIELDS;

/** The facets as options, in the order above. */
export const QUESTION_FACETS = (Object.keys(FACET_FIELDS) as QuestionFacet[]).map((value) => ({ value }));

/** A filter without what it says of one facet: what the facet's choices are counted among. */
export function withoutFacet<Filters extends object>(filters: Filters, facet: QuestionFacet): Filters {
  const fields: readonly string[] = FACET_FIELDS[facet];
  return Object.fromEntries(Object.entries(filters).filter(([field]) => !fields.includes(field))) as Filters;
}
