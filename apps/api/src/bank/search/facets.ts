import type { FacetAsked, FacetCount, FactFacet } from '../../questions/facets-database';
import { shownBy } from '../../questions/filters';
import type { Student } from '@mapa/server-platform';
import type { Bank } from '../bank';
import type { Facts } from '../sets/facts';
import { countNodes } from '../sets/paths';
import { withFound, type Finding } from './find';

type ValueFacet = Exclude<FactFacet, 'assunto' | 'prova' | 'comentada'>;

const FACETS: Record<ValueFacet, keyof Facts['facets']> = {
  banca: 'board',
  instituicao: 'institution',
  ano: 'year',
  escolaridade: 'level',
  dificuldade: 'difficulty',
  tipo: 'kind',
};

function countValues({ built, found }: Finding, facet: ValueFacet): FacetCount[] {
  return [...built.facts.facets[FACETS[facet]].entries()].flatMap(([value, ids]) =>
    value === null ? [] : [{ valor: String(value), questoes: ids.andCardinality(found) }],
  );
}

function count(finding: Finding, { facet, values }: Pick<FacetAsked, 'facet' | 'values'>): FacetCount[] {
  const { built, found } = finding;
  const { facts, papers } = built;
  switch (facet) {
    case 'assunto':
      return Array.from(countNodes(facts.paths.count(found.toUint32Array())), ([node, questoes]) => ({
        valor: String(node),
        questoes,
      }));
    case 'prova':
      return papers.count(found, values?.map(Number)).map(([exam, questoes]) => ({ valor: String(exam), questoes }));
    case 'comentada': {
      const commented = found.andCardinality(facts.commented);
      return [
        { valor: 'true', questoes: commented },
        { valor: 'false', questoes: found.size - commented },
      ];
    }
    default:
      return countValues(finding, facet);
  }
}

/** How many questions each choice of a facet has, from the bank in memory; null when it is not there. */
export function facetInBank(
  bank: Bank,
  { facet, values, filters }: FacetAsked,
  student: Student | null,
): Promise<FacetCount[] | null> {
  return withFound(bank, { filters, student, shown: shownBy(filters) }, (finding) => count(finding, { facet, values }));
}
