import { useNoticeProgrammeQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  FileTextIcon,
  Lead,
  Link,
  Page,
  PageTitle,
  RowsSkeleton,
  token,
} from '@mapa/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { NoticeOffices } from './notice-offices';
import { officeIn, programmeQuery } from './programme-data';
import { ProgrammeLook } from './programme-look';

/**
 * What a notice's edital asks, in the order of expected points, and the map of it, for anybody. `id` is null for an
 * invalid address.
 */
export function NoticeStudyScreen({ id }: { id: number | null }) {
  const [search] = useSearchParams();
  const { currentData, error, isFetching, refetch } = useNoticeProgrammeQuery(
    programmeQuery(id ?? 0, officeIn(search)),
    { skip: id === null },
  );
  if (id === null || (error as ApiError | undefined)?.kind === 'not-found') return <NoEdital />;
  return (
    <Screen>
      <Way aria-label="Você está em">
        <Link look="quiet" to={routePath('notices')}>
          Concursos
        </Link>
      </Way>
      {currentData ? (
        <>
          <Head>
            <PageTitle>Estudar para {currentData.nome}</PageTitle>
            <Lead>O programa do edital, na ordem do que deve valer mais pontos na sua prova.</Lead>
          </Head>
          {currentData.cargo === null && currentData.cargos.length > 1 ? (
            <NoticeOffices programme={currentData} />
          ) : (
            <ProgrammeLook key={currentData.cargo} programme={currentData} />
          )}
        </>
      ) : error ? (
        <ErrorState title="O programa não pôde ser carregado" onRetry={() => void refetch()} busy={isFetching}>
          {(error as ApiError).message}
        </ErrorState>
      ) : (
        <RowsSkeleton label="Carregando o programa" />
      )}
    </Screen>
  );
}

/** For a notice that is not there, or whose edital was not read. */
export const NoEdital = () => (
  <Screen>
    <Way aria-label="Você está em">
      <Link look="quiet" to={routePath('notices')}>
        Concursos
      </Link>
    </Way>
    <PageTitle>Estudar para este concurso</PageTitle>
    <EmptyState
      icon={<FileTextIcon />}
      title="O edital deste concurso ainda não está aqui"
      action={<ButtonLink to={routePath('editais')}>Enviar o PDF do edital</ButtonLink>}
    >
      Com o PDF ou o texto do edital, o Mapa monta a ordem de estudo só para você.
    </EmptyState>
  </Screen>
);

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x3} ${token.space.x8};
`;

const Head = styled.header`
  display: grid;
  gap: ${token.space.x1};
`;

const Way = styled.nav`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
