import { useDeskSubjectsQuery, type ApiError } from '@mapa/api-client';
import { counted, type SubjectAct } from '@mapa/domain';
import { EmptyState, ErrorState, RowsSkeleton, SearchIcon, TextInput, token } from '@mapa/ui-kit';
import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Candidates } from './candidates';
import { RecentChanges } from './recent-changes';
import { SubjectDialog } from './subject-dialog';
import { flat, found, treeOf, type SubjectNode } from './subject-nodes';
import { SubjectBranch } from './subject-row';
import { Tasks } from '../tasks/tasks';

const TASKS = ['juntar', 'mover', 'desfazer'] as const;

interface Wanted {
  act: SubjectAct;
  node: SubjectNode;
  into?: number;
}

/** The tree of subjects, with renaming, moving, merging and undo for those who may change it. */
export function Subjects({ viewer }: { viewer: string }) {
  const { currentData, error, isFetching, refetch } = useDeskSubjectsQuery();
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState<Wanted>();
  const words = useDeferredValue(search);
  const roots = useMemo(() => treeOf(currentData?.assuntos ?? []), [currentData]);
  const shown = useMemo(() => found(roots, words), [roots, words]);
  if (!currentData && error)
    return (
      <ErrorState title="Os assuntos não puderam ser carregados" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!currentData) return <RowsSkeleton label="Carregando os assuntos" />;
  const mayChange = viewer !== 'professor';
  const isSearch = words.trim() !== '';
  const nodeOf = (id: number) => flat(roots).find((node) => node.id === id);
  const handleMerge = (id: number, into: number) => {
    const node = nodeOf(id);
    if (node) setWanted({ act: 'juntar', node, into });
  };
  return (
    <Parts>
      <Candidates pairs={currentData.candidatos} onMerge={mayChange ? handleMerge : undefined} />
      {mayChange ? <Tasks kinds={TASKS} /> : null}
      <RecentChanges changes={currentData.mudancas} mayUndo={mayChange} />
      <section aria-label="Árvore de assuntos">
        <TextInput
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          aria-label="Buscar matéria ou assunto"
          placeholder="Nome de hoje ou de antes"
        />
        <p role="status">
          {counted(shown.length, 'matéria', 'matérias')},{' '}
          {counted(flat(shown).length - shown.length, 'assunto', 'assuntos')}
        </p>
        {shown.length === 0 ? (
          <EmptyState icon={<SearchIcon />} title="Nada com esse nome">
            Assuntos nascem das provas que são publicadas.
          </EmptyState>
        ) : (
          <SubjectBranch
            key={isSearch ? 'busca' : 'arvore'}
            nodes={shown}
            startsOpen={isSearch}
            onAct={mayChange ? (act, node) => setWanted({ act, node: nodeOf(node.id) ?? node }) : undefined}
          />
        )}
      </section>
      {wanted ? <SubjectDialog {...wanted} roots={roots} onClose={() => setWanted(undefined)} /> : null}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.x1};
  }
  & > section > p[role='status'] {
    min-height: 1.5rem;
    font-weight: ${token.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
