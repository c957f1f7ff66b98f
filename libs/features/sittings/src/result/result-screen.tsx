import {
  dropSittingPictures,
  useAppDispatch,
  useSittingResultQuery,
  useWhileShown,
  type ApiError,
} from '@mapa/api-client';
import { sendKeptMarks, useOnReturn, useSession } from '@mapa/auth';
import { minuteText, routePath } from '@mapa/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Halves,
  Lead,
  Link,
  Meta,
  Page,
  PageTitle,
  RowsSkeleton,
  SectionTitle,
  token,
  usePlaceTitle,
} from '@mapa/ui-kit';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AreaScore, Result } from '../model';
import { changedCountText } from '../since-start';
import { partText } from '../sitting/texts';
import { Matters } from './matters';
import { Next } from './next';
import { QuestionsTable } from './questions-table';
import { Spread } from './spread';
import { TimeChart } from './time-chart';
import { everybodyText, headlineTexts, pausesText, withheldText } from './texts';

export interface ResultScreenProps {
  id: string;
  /** Renders the scores by area, which the paper's page shows as well. */
  renderAreas: (areas: AreaScore[]) => ReactNode;
  /** Renders the dialog that chooses the part of a paper and begins its sitting. */
  renderPaper: (examId: number, onClose: () => void) => ReactNode;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The result of a finished sitting. */
export function ResultScreen({ id, renderAreas, renderPaper }: ResultScreenProps) {
  const query = useSittingResultQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: result, error, isFetching } = query;
  const refetch = useWhileShown(query.refetch);
  useLateMarks(id, refetch);
  // Another device may still send marks made in time.
  useOnReturn(result && result.provisorio_ate !== null ? refetch : null);
  const kind = error && 'kind' in error ? error.kind : null;
  // An invalid id is refused in the same way as an open sitting.
  const isOpen = kind === 'invalid' && UUID.test(id);
  const isMissing = kind === 'not-found' || (kind === 'invalid' && !isOpen);
  return (
    <Screen>
      {result ? <Whole result={result} renderAreas={renderAreas} renderPaper={renderPaper} /> : null}
      {!result && isMissing ? (
        <EmptyState
          title="Este resultado não existe"
          action={<ButtonLink to={routePath('sittings')}>Ver meus simulados</ButtonLink>}
        >
          O simulado foi descartado, ou o endereço não está completo.
        </EmptyState>
      ) : null}
      {!result && isOpen ? (
        <EmptyState
          title="O simulado ainda está aberto"
          action={<ButtonLink to={routePath('sitting', { id })}>Continuar o simulado</ButtonLink>}
        >
          {(error as ApiError).message}
        </EmptyState>
      ) : null}
      {!result && error && !isMissing && !isOpen ? (
        <ErrorState title="O resultado não pôde ser carregado" onRetry={refetch} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : null}
      {result || error ? null : <RowsSkeleton label="Carregando o resultado" />}
    </Screen>
  );
}

/** Codes of the sat areas, in the paper's order. */
const areasIn = ({ questoes }: Result): string[] => [
  ...new Set(questoes.map(({ area }) => area).filter((area) => area !== '')),
];

/** Sends marks that are still on this device first; they count if they were made in time. */
function useLateMarks(id: string, refetch: () => void): void {
  const dispatch = useAppDispatch();
  const { studentId } = useSession();
  useEffect(() => {
    if (studentId === null) return;
    void dropSittingPictures(studentId, id);
    void sendKeptMarks({ dispatch, studentId }, id).then((end) => {
      if (end?.kind === 'sent') refetch();
    });
  }, [dispatch, id, refetch, studentId]);
}

function Whole({ result, renderAreas, renderPaper }: { result: Result } & Omit<ResultScreenProps, 'id'>) {
  const { prova, areas, provisorio_ate, estado, encerrado_em } = result;
  const [shown, setShown] = useState<'todas' | 'erradas'>('todas');
  const [only, setOnly] = useState<number | null>(null);
  const table = useRef<HTMLElement>(null);
  const total = useId();
  usePlaceTitle('Resultado', prova.nome);
  const score = useId();
  const goToTable = () => {
    table.current?.scrollIntoView();
    table.current?.focus({ preventScroll: true });
  };
  const matters = (
    <Matters
      result={result}
      only={only}
      onOnly={(matter) => {
        setOnly(matter);
        if (matter === null) return;
        setShown('todas');
        goToTable();
      }}
    />
  );
  const { lead, rest } = headlineTexts(result);
  const everybody = everybodyText(result);
  const withheld = withheldText(result);
  const changed = changedCountText(result.questoes.filter(({ desde_o_inicio }) => desde_o_inicio).length);
  return (
    <>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('sittings')}>
          Simulados
        </Link>
      </Way>
      <header>
        <PageTitle>{prova.nome}</PageTitle>
        <Meta>{partText({ ...result, areas: areasIn(result) })}</Meta>
        <Meta>
          {estado === 'encerrada' ? 'O tempo acabou' : 'Entregue'}
          {encerrado_em === null ? '' : ` em ${minuteText(encerrado_em)}`}
          {pausesText(result)}
        </Meta>
      </header>
      <Score>
        <strong>{lead}</strong>
        {rest}
      </Score>
      <Next
        result={result}
        renderPaper={renderPaper}
        onWrong={() => {
          setShown('erradas');
          setOnly(null);
          goToTable();
        }}
      />
      {provisorio_ate === null ? null : (
        <Notice>
          Resultado provisório até {minuteText(provisorio_ate)}: marcações que você fez a tempo em um aparelho sem
          conexão ainda entram até lá.
        </Notice>
      )}
      {withheld === null ? null : <Notice>{withheld}</Notice>}
      {changed ? <Notice>{changed}</Notice> : null}
      <Halves>
        <Part aria-labelledby={total}>
          <SectionTitle id={total}>O que você marcou</SectionTitle>
          <Spread result={result} />
          <p>{everybody}</p>
          {prova.id === null ? null : (
            <p>
              <Link to={routePath('examPerformance', { id: prova.id })}>Seu desempenho nesta prova</Link>, pela primeira
              resposta a cada questão, no simulado ou fora dele.
            </p>
          )}
        </Part>
        {areas.length > 0 ? (
          <Part aria-labelledby={score}>
            <SectionTitle id={score}>Nota por área</SectionTitle>
            {renderAreas(areas)}
          </Part>
        ) : (
          matters
        )}
      </Halves>
      {areas.length > 0 ? matters : null}
      <TimeChart result={result} />
      <QuestionsTable
        ref={table}
        result={result}
        shown={shown}
        onShow={setShown}
        matter={result.materias.find(({ materia_id }) => materia_id === only) ?? null}
        onAllMatters={() => setOnly(null)}
      />
    </>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x3} ${token.space.x8};
`;

/** The score, most prominent. */
const Score = styled(Lead)`
  font-size: ${token.size.title2};
`;

const Way = styled.nav`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x2};
`;

const Notice = styled.p`
  padding: ${token.space.x1} ${token.space.x2};
  border-left: 3px solid ${token.color.info};
  background: ${token.color.infoWash};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
