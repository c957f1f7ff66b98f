import { figure } from '@mapa/domain';
import { ChipToggle, Cluster, HistoryIcon, Link, SectionTitle, VisuallyHidden, media, token } from '@mapa/ui-kit';
import { useId, type Ref } from 'react';
import { styled } from 'styled-components';
import type { MatterScore, Result, ResultLine } from '../model';
import { sinceStartTexts } from '../since-start';
import { MISSED, STATE_WORDS, lineName, linesOf, stateOf, timeText, type Missed } from './texts';

export interface QuestionsTableProps {
  ref: Ref<HTMLElement>;
  result: Result;
  /** The only kind of missed questions shown; null: all questions. */
  missed: Missed | null;
  onMissed: (missed: Missed | null) => void;
  /** The only matéria shown; null: all. */
  matter: MatterScore | null;
  onAllMatters: () => void;
  /** The address of a question's review. */
  addressOf: (questionId: number) => string;
}

const MISSED_KINDS = Object.keys(MISSED) as Missed[];

/** All questions, or only missed ones or those of a matéria, with mark, key, verdict, time, and a link. */
export function QuestionsTable({
  ref,
  result,
  missed,
  onMissed,
  matter,
  onAllMatters,
  addressOf,
}: QuestionsTableProps) {
  const heading = useId();
  const matterId = matter?.materia_id ?? null;
  const countOf = (kind: Missed | null) => linesOf(result, { matterId, missed: kind }).length;
  const names = new Map(result.materias.map(({ materia_id, nome }) => [materia_id, nome]));
  const hasMatters = names.size > 1;
  const lines = linesOf(result, { matterId, missed });
  return (
    <Part ref={ref} tabIndex={-1} aria-labelledby={heading}>
      <SectionTitle id={heading}>Questão por questão</SectionTitle>
      <Cluster>
        {MISSED_KINDS.map((kind) =>
          linesOf(result, { matterId: null, missed: kind }).length > 0 ? (
            <ChipToggle
              key={kind}
              pressed={kind === missed}
              count={figure(countOf(kind))}
              disabled={countOf(kind) === 0 && kind !== missed}
              onClick={() => onMissed(kind === missed ? null : kind)}
            >
              Só {MISSED[kind].name}
            </ChipToggle>
          ) : null,
        )}
        {matter ? (
          <ChipToggle pressed count={figure(countOf(null))} onClick={onAllMatters}>
            Só {matter.nome}
          </ChipToggle>
        ) : null}
      </Cluster>
      <Table>
        <thead>
          <tr>
            <th scope="col">Questão</th>
            {hasMatters ? (
              <th scope="col" data-wide>
                Matéria
              </th>
            ) : null}
            <th scope="col">Você</th>
            <th scope="col">Gabarito</th>
            <th scope="col">Resultado</th>
            <th scope="col">Tempo</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.questao_id}
              line={line}
              to={addressOf(line.questao_id)}
              matter={hasMatters ? (names.get(line.materia_id) ?? '–') : null}
            />
          ))}
        </tbody>
      </Table>
    </Part>
  );
}

function Row({ line, to, matter }: { line: ResultLine; to: string; matter: string | null }) {
  const { letra, dupla, gabarito, tempo_ms } = line;
  const state = stateOf(line);
  const changes = sinceStartTexts(line.desde_o_inicio);
  const row = (
    <tr data-changed={changes.length > 0 || undefined}>
      <th scope="row">
        <Link to={to} aria-label={`Questão ${lineName(line)}`}>
          {lineName(line)}
        </Link>
      </th>
      {matter === null ? null : <td data-wide>{matter}</td>}
      <td>{dupla ? 'Duas' : (letra ?? '–')}</td>
      <td>{gabarito.letra ?? '–'}</td>
      <State $state={state}>
        {STATE_WORDS[state]}
        {state === 'anulada' ? <Why>ponto de todos</Why> : null}
      </State>
      <td>{timeText(tempo_ms)}</td>
    </tr>
  );
  if (changes.length === 0) return row;
  return (
    <>
      {row}
      <tr>
        <td colSpan={matter === null ? 5 : 6}>
          <Changes>
            <HistoryIcon size={16} aria-hidden />
            <span>
              <VisuallyHidden>Questão {lineName(line)}: </VisuallyHidden>
              {changes.join(' ')}
            </span>
          </Changes>
        </td>
      </tr>
    </>
  );
}

const Part = styled.section`
  scroll-margin-top: ${token.space.x8};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
`;

const Table = styled.table`
  width: 100%;
  max-width: 54rem;
  border-collapse: collapse;
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${token.space.x1} ${token.space.x1} ${token.space.x1} 0;
    border-bottom: 1px solid ${token.color.rule};
    text-align: left;
  }
  ${media.belowMedium} {
    [data-wide] {
      display: none;
    }
  }
  tr[data-changed] > * {
    padding-bottom: ${token.space.half};
    border-bottom: 0;
  }
  tr[data-changed] + tr > td {
    padding: 0 0 ${token.space.x1h};
  }
  tbody th > a {
    display: inline-block;
    min-width: ${token.target};
    padding-block: ${token.space.x1};
  }
`;

/** Shown below its row as part of it. */
const Changes = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space.x1};
  padding: ${token.space.x1} ${token.space.x1h};
  border-radius: ${token.radius.small};
  background: ${token.color.infoWash};
  color: ${token.color.inkSoft};
  line-height: ${token.leading.snug};
  text-wrap: pretty;
  & > svg {
    margin-top: 0.15em;
    color: ${token.color.info};
  }
`;

const State = styled.td<{ $state: ReturnType<typeof stateOf> }>`
  color: ${({ $state }) =>
    ({
      certa: token.color.success,
      errada: token.color.danger,
      branco: token.color.inkFaint,
      anulada: token.color.info,
      retida: token.color.inkFaint,
    })[$state]};
  font-weight: ${token.weight.strong};
`;

/** What a verdict means for the score, below it. */
const Why = styled.span`
  display: block;
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.text};
  font-size: ${token.size.tiny};
`;
