import { usePublishPaperMutation, type ApiError } from '@mapa/api-client';
import { counted, isDeskPaperBusy, routePath } from '@mapa/domain';
import { Button, Cluster, FieldError, ItemTitle, Link, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Paper } from '../model';

interface PublicationProps {
  paper: Paper;
  /** Teachers prepare papers; admin and master publish them. */
  mayPublish: boolean;
}

/** Preview of a paper's publication, with the button that publishes it. */
export function Publication({ paper, mayPublish }: PublicationProps) {
  const { id, estado, questoes, relatorio, problema, prova_id, lista } = paper;
  const [publish, { error, isLoading }] = usePublishPaperMutation();
  const ready = questoes.certa + questoes.corrigida;
  const bare = lista.filter(
    (one) => one.assunto === null && (one.estado === 'certa' || one.estado === 'corrigida'),
  ).length;
  const isBusy = isLoading || isDeskPaperBusy(estado);
  const refusal = error ? (error as ApiError).message : problema;
  if (!mayPublish)
    return (
      <Part aria-label="Publicação">
        <p>Quando terminar de conferir, avise um administrador: é ele quem publica a prova.</p>
      </Part>
    );
  return (
    <Part aria-label="Publicação">
      <ItemTitle as="h3">Publicação</ItemTitle>
      <p>
        {estado === 'publicada'
          ? `A prova está publicada, com ${counted(ready, 'questão pronta', 'questões prontas')}`
          : counted(ready, 'questão será publicada', 'questões serão publicadas')}
        {questoes.duvida > 0 ? `; ${counted(questoes.duvida, 'fica', 'ficam')} em dúvida, fora do banco` : ''}.
      </p>
      {bare > 0 ? (
        <p>
          {counted(bare, 'está sem assunto', 'estão sem assunto')}: diga-o acima, ou o classificador o diz nas que tem
          certeza.
        </p>
      ) : null}
      <Cluster>
        <Button
          variant="secondary"
          busy={estado === 'conferindo'}
          disabled={isBusy || ready === 0}
          onClick={() => void publish({ id, so_conferir: true })}
        >
          Conferir o que muda
        </Button>
        <Button
          busy={estado === 'publicando'}
          disabled={isBusy || ready === 0 || relatorio === null}
          onClick={() => void publish({ id, so_conferir: false })}
        >
          {estado === 'publicada' ? 'Publicar de novo' : 'Publicar'}
        </Button>
      </Cluster>
      {relatorio === null && ready > 0 && !isBusy ? <p>Confira o que muda para poder publicar.</p> : null}
      {relatorio ? (
        <Lines aria-label={estado === 'publicada' ? 'O que mudou' : 'O que muda'}>
          {relatorio.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      ) : null}
      {refusal ? <FieldError role="alert">{refusal}</FieldError> : null}
      {prova_id === null ? null : (
        <p>
          <Link to={routePath('exam', { id: prova_id })}>Ver a prova como os estudantes</Link>
        </p>
      )}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${token.space.x1h};
  padding-block: ${token.space.x2};
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding: ${token.space.x2};
  border-radius: ${token.radius.medium};
  background: ${token.color.well};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
