import { apiErrorOf, useDiscardEditalMutation, useEditalQuery } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  FileTextIcon,
  Link,
  Page,
  PageTitle,
  ProgressBar,
  RowsSkeleton,
  token,
} from '@mapa/ui-kit';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Edital } from '../model';
import { Reading } from './reading';
import { useUpload } from './use-upload';

/** Polling interval while an edital is read, in milliseconds. */
const WATCH_MS = 1_000;

/** The screen of an edital, from upload to map. */
export function EditalScreen() {
  const { id = '' } = useParams();
  const first = useEditalQuery({ id });
  useEditalQuery({ id }, { pollingInterval: first.currentData?.estado === 'lendo' ? WATCH_MS : 0 });
  const { currentData: edital, error, isFetching, refetch } = first;
  if (!edital && error)
    return (
      <Screen>
        <ErrorState title="O edital não pôde ser aberto" onRetry={() => void refetch()} busy={isFetching}>
          {apiErrorOf(error).message}
        </ErrorState>
      </Screen>
    );
  if (!edital)
    return (
      <Screen>
        <RowsSkeleton label="Carregando o edital" />
      </Screen>
    );
  return (
    <Screen>
      <Link look="quiet" to={routePath('editais')}>
        Todos os editais
      </Link>
      <Title>{edital.nome}</Title>
      <Parts key={edital.id} edital={edital} />
      <Discard edital={edital} />
    </Screen>
  );
}

function Parts({ edital }: { edital: Edital }) {
  const { estado, pedacos, problema, leitura } = edital;
  if (estado === 'recebendo') return <Upload id={edital.id} total={pedacos?.total ?? 0} />;
  if (estado === 'lendo')
    return (
      <Waiting role="status">
        <p>Lendo o edital. Isso leva alguns segundos; pode fechar a página.</p>
        <RowsSkeleton label="Lendo o edital" />
      </Waiting>
    );
  if (estado === 'falhou' || !leitura)
    return (
      <EmptyState
        icon={<FileTextIcon />}
        title="Este edital não pôde ser lido"
        action={<ButtonLink to={routePath('editais')}>Enviar outro</ButtonLink>}
      >
        {problema}
      </EmptyState>
    );
  return <Reading edital={edital} reading={leitura} />;
}

function Upload({ id, total }: { id: string; total: number }) {
  const { arrived, problem, isLost, resume } = useUpload(id);
  if (isLost)
    return (
      <EmptyState
        icon={<FileTextIcon />}
        title="O envio foi interrompido"
        action={<ButtonLink to={routePath('editais')}>Enviar de novo</ButtonLink>}
      >
        O arquivo não chegou inteiro, e esta página não o tem mais.
      </EmptyState>
    );
  return (
    <Waiting role="status">
      <p>Enviando o edital…</p>
      <ProgressBar label="Envio do edital" value={arrived} max={total} valueText={`${arrived} de ${total} partes`} />
      {problem ? (
        <ErrorState title="O envio parou" onRetry={resume}>
          {problem}
        </ErrorState>
      ) : null}
    </Waiting>
  );
}

function Discard({ edital: { id, mapa_id } }: { edital: Edital }) {
  const [discard, { isLoading, error }] = useDiscardEditalMutation();
  const navigate = useNavigate();
  const handleDiscard = async () => {
    const { data } = await discard({ id });
    if (data) void navigate(routePath('editais'));
  };
  return (
    <Foot>
      <Button variant="ghost" size="small" busy={isLoading} onClick={() => void handleDiscard()}>
        Apagar este edital
      </Button>
      {mapa_id === null ? null : <p>O mapa que você fez dele continua em Meus mapas.</p>}
      {error ? <p role="alert">{apiErrorOf(error).message}</p> : null}
    </Foot>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${token.space.x3};
  padding-block: ${token.space.x3} ${token.space.x8};
`;

const Title = styled(PageTitle)`
  overflow-wrap: anywhere;
`;

const Waiting = styled.div`
  display: grid;
  gap: ${token.space.x2};
  max-width: 44rem;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  padding-top: ${token.space.x2};
  border-top: 1px solid ${token.color.rule};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
