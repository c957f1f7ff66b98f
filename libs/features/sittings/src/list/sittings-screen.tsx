import { UNLESS_PREFETCHED, useSittingsQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  ItemTitle,
  Lead,
  ListChecksIcon,
  Meta,
  Page,
  PageTitle,
  Pagination,
  RowsSkeleton,
  media,
  token,
} from '@mapa/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Score as ScoreOf, Summary } from '../model';
import { scoreTexts } from '../result/texts';
import { partText, standingText } from '../sitting/texts';
import { Trend } from './trend';
import { Ways } from './ways';

/** The student's sittings, latest first, beside the ways to the next one. */
export function SittingsScreen() {
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  const { currentData: data, error, isFetching, refetch } = useSittingsQuery({ page }, UNLESS_PREFETCHED);
  return (
    <Screen>
      <Head>
        <div>
          <PageTitle>Simulados</PageTitle>
          <Lead>Como no dia da prova: com relógio, folha de respostas, e o gabarito só no fim.</Lead>
        </div>
        {data?.total === 0 ? null : <ButtonLink to={routePath('newSitting')}>Novo simulado</ButtonLink>}
      </Head>
      <Parts>
        {data && page === 1 ? <Trend sittings={data.data} /> : null}
        <div>
          {data ? <Sittings sittings={data.data} /> : null}
          {data ? <Pagination page={page} lastPage={data.last_page} linkTo={(to) => `?page=${to}`} /> : null}
          {!data && error ? (
            <ErrorState title="Os simulados não puderam ser carregados" onRetry={refetch} busy={isFetching}>
              {(error as ApiError).message}
            </ErrorState>
          ) : null}
          {data || error ? null : <RowsSkeleton label="Carregando os simulados" />}
        </div>
        {data ? <Ways title={data.total === 0 ? 'Por onde começar' : 'Começar outro'} /> : null}
      </Parts>
    </Screen>
  );
}

function Sittings({ sittings }: { sittings: readonly Summary[] }) {
  if (sittings.length === 0) {
    return (
      <EmptyState
        icon={<ListChecksIcon />}
        title="Nenhum simulado ainda"
        action={<ButtonLink to={routePath('newSitting')}>Novo simulado</ButtonLink>}
      >
        De uma prova inteira, ou com questões dos seus mapas, cadernos e filtros.
      </EmptyState>
    );
  }
  return (
    <List aria-label="Simulados">
      {sittings.map((sitting) => (
        <li key={sitting.id}>
          <Line sitting={sitting} />
        </li>
      ))}
    </List>
  );
}

function Line({ sitting }: { sitting: Summary }) {
  const { id, prova, estado, resultado } = sitting;
  const isOpen = estado === 'aberta';
  return (
    <Row>
      <div>
        <ItemTitle as="h2">{prova.nome}</ItemTitle>
        <Meta>{partText(sitting)}</Meta>
        <Meta>{standingText(sitting)}</Meta>
      </div>
      {resultado ? <Score score={resultado} sitting={sitting} /> : null}
      {isOpen ? (
        <ButtonLink to={routePath('sitting', { id })}>Continuar</ButtonLink>
      ) : (
        <ButtonLink variant="secondary" to={routePath('sittingResult', { id })}>
          Ver resultado
        </ButtonLink>
      )}
    </Row>
  );
}

/** The score of a finished sitting. */
function Score({ score, sitting }: { score: ScoreOf; sitting: Summary }) {
  const { figure, notes } = scoreTexts(score, sitting);
  return (
    <Right>
      {figure === null ? null : <strong>{figure}</strong>}
      {notes.map((note) => (
        <Meta key={note}>{note}</Meta>
      ))}
    </Right>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x4} ${token.space.x8};
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x4};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token.space.x3};
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    grid-template-rows: auto 1fr;
    column-gap: ${token.space.x6};
    & > div {
      grid-area: 1 / 1 / 3 / 2;
    }
    & > section {
      grid-column: 2;
    }
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  & > div {
    display: grid;
    gap: ${token.space.x1};
  }
`;

const List = styled.ul`
  border-top: 1px solid ${token.color.rule};
  & > li {
    border-bottom: 1px solid ${token.color.rule};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1h} ${token.space.x3};
  padding-block: ${token.space.x2};
  & > div {
    display: grid;
    gap: ${token.space.half};
  }
  & > div:first-child {
    flex: 1 1 20rem;
  }
  ${media.medium} {
    flex-wrap: nowrap;
    & > a {
      flex: none;
    }
  }
`;

const Right = styled.div`
  font-variant-numeric: tabular-nums;
  & > strong {
    font-size: ${token.size.lead};
    line-height: 1.2;
  }
  ${media.medium} {
    flex: none;
    max-width: 14rem;
    text-align: end;
  }
`;
