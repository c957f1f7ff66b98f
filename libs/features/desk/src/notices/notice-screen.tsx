import { useDeskNoticeQuery, type ApiError } from '@mapa/api-client';
import { counted, routePath } from '@mapa/domain';
import { ErrorState, Link, Meta, RowsSkeleton, SectionTitle, token, usePlaceTitle } from '@mapa/ui-kit';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DeskNotice } from '../model';
import { NoticeEdital } from './notice-edital';
import { NoticeForm } from './notice-form';
import { NEW_NOTICE } from './notices';

/** A notice at the desk, or the form of a new one. */
export function NoticeScreen({ viewer }: { viewer: string }) {
  const { id = '' } = useParams();
  return (
    <>
      <Link look="quiet" to={routePath('deskNotices')}>
        Todos os concursos
      </Link>
      {id === NEW_NOTICE && viewer !== 'professor' ? (
        <NewNotice />
      ) : (
        <KnownNotice id={Number(id)} isReadOnly={viewer === 'professor'} />
      )}
    </>
  );
}

function NewNotice() {
  usePlaceTitle('Novo concurso', 'Mesa');
  return (
    <>
      <SectionTitle>Novo concurso</SectionTitle>
      <NoticeForm isReadOnly={false} />
    </>
  );
}

function KnownNotice({ id, isReadOnly }: { id: number; isReadOnly: boolean }) {
  const { currentData: notice, error, isFetching, refetch } = useDeskNoticeQuery({ id });
  usePlaceTitle(notice?.campos.concurso ?? 'Concurso', 'Mesa');
  if (!notice && error)
    return (
      <ErrorState title="O concurso não pôde ser carregado" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!notice) return <RowsSkeleton label="Carregando o concurso" />;
  return (
    <>
      <Head>
        <SectionTitle>{notice.campos.concurso}</SectionTitle>
        <Meta>{usesText(notice)}</Meta>
        {notice.tem_prova ? (
          <p>A prova deste concurso já está no banco: o nome, o órgão, a banca, o ano e a UF são os dela.</p>
        ) : null}
      </Head>
      <NoticeForm key={notice.id} notice={notice} isReadOnly={isReadOnly} />
      <NoticeEdital notice={notice} isReadOnly={isReadOnly} />
    </>
  );
}

const usesText = ({ estudantes, da_mesa }: DeskNotice): string =>
  [
    estudantes === 0
      ? 'Nenhum estudante o escolheu'
      : counted(estudantes, 'estudante o escolheu', 'estudantes o escolheram'),
    da_mesa ? 'mudado na mesa: arquivos importados não o mudam' : null,
  ]
    .filter(Boolean)
    .join(' · ');

const Head = styled.header`
  display: grid;
  gap: ${token.space.half};
  overflow-wrap: anywhere;
`;
