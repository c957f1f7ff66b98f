import { useDeskPaperQuery, type ApiError } from '@mapa/api-client';
import { isDeskPaperBusy, routePath } from '@mapa/domain';
import { ErrorState, Link, RowsSkeleton, SectionTitle, token } from '@mapa/ui-kit';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Paper } from '../model';
import { countsText, StateBadge } from '../papers/papers';
import { Review } from '../review/review';
import { DataForm } from './data-form';
import { DiscardButton } from './discard-button';
import { FailedReading } from './failed-reading';
import { Publication } from './publication';
import { UploadPart } from './upload-part';

/** Polling interval while a job works on a paper, in milliseconds. */
const WATCH_MS = 1_500;

/** A paper of the desk, from its files to its publication. */
export function PaperScreen({ viewer }: { viewer: string }) {
  const { id = '' } = useParams();
  const first = useDeskPaperQuery({ id });
  const isWorkedOn = first.currentData !== undefined && isDeskPaperBusy(first.currentData.estado);
  useDeskPaperQuery({ id }, { pollingInterval: isWorkedOn ? WATCH_MS : 0 });
  const { currentData: paper, error, isFetching, refetch } = first;
  if (!paper && error)
    return (
      <ErrorState title="A prova não pôde ser aberta" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!paper) return <RowsSkeleton label="Carregando a prova" />;
  return (
    <>
      <Link look="quiet" to={routePath('deskPapers')}>
        Todas as provas
      </Link>
      <Head>
        <SectionTitle>{paper.nome}</SectionTitle>
        <StateBadge paper={paper} />
      </Head>
      <p role="status">{WORDS[paper.estado] ?? countsText(paper)}</p>
      <Parts key={paper.id} paper={paper} viewer={viewer} onStale={() => void refetch()} />
    </>
  );
}

const WORDS: Partial<Record<Paper['estado'], string>> = {
  recebendo: 'Os arquivos estão chegando.',
  lendo: 'A prova está sendo lida. Isso leva alguns segundos; pode fechar a página.',
  conferindo: 'Conferindo o que a publicação muda…',
  publicando: 'Publicando…',
};

function Parts({ paper, viewer, onStale }: { paper: Paper; viewer: string; onStale: () => void }) {
  const { estado, lista } = paper;
  const isRead = lista.length > 0 && estado !== 'lendo';
  return (
    <>
      {estado === 'recebendo' ? <UploadPart paper={paper} /> : null}
      {estado === 'falhou' ? <FailedReading paper={paper} /> : null}
      {estado === 'lendo' ? null : <DataForm paper={paper} />}
      {isRead ? <Review paper={paper} onStale={onStale} /> : null}
      {isRead ? <Publication paper={paper} mayPublish={viewer !== 'professor'} /> : null}
      {isDeskPaperBusy(estado) ? null : <DiscardButton paper={paper} />}
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  overflow-wrap: anywhere;
`;
