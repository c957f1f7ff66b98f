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
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AreaScore, Result } from '../model';
import { changedCountText } from '../since-start';
import { partText, tookText } from '../sitting/texts';
import { Matters } from './matters';
import { Next } from './next';
import { QuestionsTable } from './questions-table';
import { Review } from './review';
import { Spread } from './spread';
import { TimeChart } from './time-chart';
import { useShown } from './use-shown';
import {
  everybodyText,
  headlineTexts,
  lineName,
  linesOf,
  missedFirst,
  missedOf,
  pausesText,
  withheldText,
} from './texts';

export interface ResultScreenProps {
  id: string;
  /** Renders the scores by area, which the paper's page shows as well; their questions are reviewed here. */
  renderAreas: (areas: AreaScore[], addressOf: (questionId: number) => string) => ReactNode;
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
  const { missed, matter, lines, name, reviewed, addressOf, show, review } = useShown(result);
  const table = useRef<HTMLElement>(null);
  const total = useId();
  const line = reviewed === null ? undefined : lines[reviewed];
  usePlaceTitle(line ? `Questão ${lineName(line)}` : null, 'Resultado', prova.nome);
  const score = useId();
  const matters = (
    <Matters
      result={result}
      only={matter?.materia_id ?? null}
      onOnly={(materia) => {
        // The kind of missed questions stays, unless the matéria has none.
        const isEmpty = linesOf(result, { matterId: materia, missed }).length === 0;
        show({ materia, ...(isEmpty && { so: null }) });
        if (materia === null) return;
        table.current?.scrollIntoView();
        table.current?.focus({ preventScroll: true });
      }}
    />
  );
  const { lead, rest } = headlineTexts(result);
  const everybody = everybodyText(result);
  const withheld = withheldText(result);
  const changed = changedCountText(result.questoes.filter(({ desde_o_inicio }) => desde_o_inicio).length);
  if (reviewed !== null)
    return (
      <Review
        result={result}
        lines={lines}
        at={reviewed}
        name={name}
        onAt={(at) => review(lines[at], { replace: true })}
        back={addressOf(null)}
        onEnd={() => review(undefined)}
      />
    );
  return (
    <>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('sittings')}>
          Simulados
        </Link>
      </Way>
      <Head>
        <PageTitle>{prova.nome}</PageTitle>
        <Meta>{partText({ ...result, areas: areasIn(result) })}</Meta>
        <Meta>
          {estado === 'encerrada' ? 'O tempo acabou' : 'Entregue'}
          {encerrado_em === null ? '' : ` em ${minuteText(encerrado_em)} · ${tookText({ ...result, encerrado_em })}`}
          {pausesText(result)}
        </Meta>
      </Head>
      <Score>
        <strong>{lead}</strong>
        {rest}
      </Score>
      <Next
        result={result}
        renderPaper={renderPaper}
        onWrong={() => {
          const kind = missedFirst(missedOf(result));
          review(linesOf(result, { matterId: null, missed: kind })[0], { so: kind, materia: null });
        }}
      />
      {provisorio_ate === null ? null : (
        <Meta>
          Resultado provisório até {minuteText(provisorio_ate)}: marcações que você fez a tempo em um aparelho sem
          conexão ainda entram até lá.
        </Meta>
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
            {renderAreas(areas, addressOf)}
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
        missed={missed}
        onMissed={(one) => show({ so: one })}
        matter={matter}
        onAllMatters={() => show({ materia: null })}
        addressOf={addressOf}
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

const Head = styled.header`
  display: grid;
  gap: ${token.space.half};
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
