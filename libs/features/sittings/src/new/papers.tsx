import { useExamListQuery, useSittingsQuery } from '@mapa/api-client';
import { Button, ItemTitle, Link, Meta, SearchBox, SectionTitle } from '@mapa/ui-kit';
import { questionsOf, routePath } from '@mapa/domain';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Part, Row } from './recipes';
import { PAPERS_ID } from './starts';

const SHOWN = 5;

interface Paper {
  id: number;
  nome: string;
}

/** Keeps the line of a paper's facts until they are loaded. */
const NO_FACTS = '\u00a0';

/** The papers sat last, without duplicates. */
function usePapersSat(): Paper[] {
  const { data } = useSittingsQuery({ page: 1 });
  const sat = (data?.data ?? []).flatMap(({ prova: { id, nome } }) => (id === null ? [] : [{ id, nome }]));
  return [...new Map(sat.map((paper) => [paper.id, paper])).values()];
}

/** Scrolls to the part, which is below the form on a phone, if the address names it. */
function useShownByAddress(part: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${PAPERS_ID}`) return;
    part.current?.scrollIntoView();
    part.current?.focus({ preventScroll: true });
  }, [hash, part]);
}

export interface PapersProps {
  /** Papers that the student prepares for: those of their maps. */
  ownPapers: readonly Paper[];
  renderPaper: (examId: number, onClose: () => void) => ReactNode;
}

/** A sitting of a whole paper: that of the student's map, a recent one, or one found by search. */
export function Papers({ ownPapers, renderPaper }: PapersProps) {
  const heading = useId();
  const part = useRef<HTMLElement>(null);
  useShownByAddress(part);
  const [search, setSearch] = useState<string | undefined>();
  const [chosen, setChosen] = useState<number | null>(null);
  const sat = usePapersSat();
  const found = useExamListQuery({ page: 1, ...(search && { busca: search }) });
  const known = [...new Map([...ownPapers, ...sat].map((paper) => [paper.id, paper])).values()];
  const listed: Paper[] = search ? [] : known;
  const facts = new Map(
    (found.data?.data ?? []).map(({ id, banca, questoes }) => [
      id,
      [...(banca ? [banca.sigla] : []), questionsOf(questoes)].join(' · '),
    ]),
  );
  const papers = [...listed, ...(found.data?.data ?? []).filter(({ id }) => listed.every((one) => one.id !== id))];
  return (
    <Part ref={part} id={PAPERS_ID} tabIndex={-1} aria-labelledby={heading}>
      <SectionTitle id={heading}>De uma prova</SectionTitle>
      <SearchBox
        action={routePath('exams')}
        label="Buscar prova pelo nome"
        placeholder="Parte do nome"
        maxLength={100}
        value={search}
        onSearch={setSearch}
      />
      {search && found.data?.total === 0 ? <Meta role="status">Nenhuma prova com “{search}” no nome.</Meta> : null}
      <ul>
        {papers.slice(0, SHOWN).map(({ id, nome }) => (
          <li key={id}>
            <Row>
              <div>
                <ItemTitle>{nome}</ItemTitle>
                <Meta>{facts.get(id) ?? (found.isLoading ? NO_FACTS : null)}</Meta>
              </div>
              <Button variant="secondary" aria-label={`Fazer simulado: ${nome}`} onClick={() => setChosen(id)}>
                Fazer
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      <div>
        <Link to={routePath('exams')}>Todas as provas</Link>
      </div>
      {chosen === null ? null : renderPaper(chosen, () => setChosen(null))}
    </Part>
  );
}
