import { TextInput, token } from '@mapa/ui-kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';
import { SubjectBranch } from './subject-branch';
import {
  chosenNodes,
  partlyChosen,
  searchSubjects,
  subjectFilters,
  toggleSubject,
  type SubjectTree,
} from '../subject-tree';

interface SubjectChoicesProps {
  tree: SubjectTree;
  filters: Filters;
  onChange: (change: Pick<Filters, 'materia_id' | 'assunto_id'>) => void;
}

/** Matérias and assuntos as a tree to search, open and check. */
export function SubjectChoices({ tree, filters, onChange }: SubjectChoicesProps) {
  const [search, setSearch] = useState('');
  const countOf = useFacetCounts('assunto', filters, { hasTotals: true });
  const chosen = useMemo(
    () => chosenNodes(tree, [...(filters.materia_id ?? []), ...(filters.assunto_id ?? [])]),
    [tree, filters],
  );
  const partly = useMemo(() => partlyChosen(tree, chosen), [tree, chosen]);
  const found = useMemo(() => searchSubjects(tree.roots, search), [tree, search]);
  return (
    <>
      <TextInput
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        aria-label="Buscar matéria ou assunto"
        placeholder="Buscar matéria ou assunto"
      />
      {found.length === 0 ? <Note>Nenhuma matéria ou assunto com esse nome.</Note> : null}
      <Box>
        <SubjectBranch
          // A search opens its results; otherwise only branches with a choice are open.
          key={search.trim() === '' ? 'arvore' : 'busca'}
          nodes={found}
          chosen={chosen}
          partly={partly}
          startsOpen={search.trim() !== ''}
          countOf={countOf}
          onToggle={(id) => onChange(subjectFilters(tree, toggleSubject(tree, chosen, id)))}
        />
      </Box>
    </>
  );
}

const Box = styled.div`
  max-height: 26rem;
  overflow-y: auto;
  font-size: ${token.size.small};
`;

const Note = styled.p`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;
