import { useDeskQuestionQuery, type ApiError } from '@mapa/api-client';
import { DESK_QUESTION_STATES, optionLabel, sentenceOf } from '@mapa/domain';
import {
  Badge,
  Button,
  Cluster,
  ErrorState,
  FieldError,
  ItemTitle,
  Meta,
  RowsSkeleton,
  media,
  token,
} from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Correction, Draft, Paper } from '../model';
import { ConflictNote } from './corrections/conflict-note';
import { LeftNote } from './corrections/left-note';
import { DraftFields } from './draft-fields';
import { DraftTexts } from './draft-texts';
import { OrderBar } from './order-bar';
import { PicturePlace } from '../editor/picture-place';
import { Preview } from './preview';
import { isTyping } from './typing';
import { useCorrections } from './corrections/use-corrections';
import { usePaperPictures } from './use-paper-pictures';
import type { Rearrange } from './use-rearrange';

interface DraftPanelProps {
  paper: Paper;
  position: number;
  /** Counts others' changes of the paper: each one reloads the question. */
  stale: number;
  /** Counts own changes of several questions at once: after each one the question is opened anew. */
  batches: number;
  rearrange: Rearrange;
  /** Moves this many questions forward, or back. */
  onGo: (by: number) => void;
}

/** One question of a paper: pictures of its page, its doubts, and all editable fields. */
export function DraftPanel({ paper, position, stale, batches, ...rest }: DraftPanelProps) {
  const { currentData, error, isFetching, refetch } = useDeskQuestionQuery({ id: paper.id, posicao: position });
  const takePicture = usePaperPictures(paper.id);
  useEffect(() => {
    if (stale > 0) void refetch();
  }, [stale, refetch]);
  const [opened, setOpened] = useState(batches);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    if (batches > opened) void refetch().then(() => setOpened(batches));
  }, [batches, opened, refetch]);
  if (!currentData && error)
    return (
      <ErrorState title="A questão não pôde ser aberta" onRetry={() => void refetch()} busy={isFetching}>
        {(error as ApiError).message}
      </ErrorState>
    );
  if (!currentData) return <RowsSkeleton label="Carregando a questão" />;
  // After a split or join it is another question for everyone who has it open.
  return (
    <PicturePlace value={takePicture}>
      <OpenDraft
        key={`${currentData.revisoes['divisao'] ?? 0} ${opened} ${restored}`}
        paper={paper}
        draft={currentData}
        onRestored={() => void refetch().then(() => setRestored(restored + 1))}
        {...rest}
      />
    </PicturePlace>
  );
}

const STATUS = {
  idle: null,
  saving: 'Guardando…',
  saved: 'Guardado.',
  waiting: 'Ainda não guardado: será enviado quando a conexão voltar.',
} as const;

interface OpenDraftProps extends Pick<DraftPanelProps, 'paper' | 'rearrange' | 'onGo'> {
  draft: Draft;
  /** Called after texts of an earlier visit were stored: the question is opened anew. */
  onRestored: () => void;
}

function OpenDraft({ paper, draft, rearrange, onGo, onRestored }: OpenDraftProps) {
  const { id: paperId } = paper;
  const corrections = useCorrections(paperId, draft);
  const { correct, status, problem, conflict } = corrections;
  // As displayed: another person's later change must not pass for this person's own.
  const [texts, setTexts] = useState(draft.textos);
  const handleTexts = (changed: Draft) => {
    setTexts(changed.textos);
    corrections.sawStatement(changed);
  };
  const isDecided = draft.estado === 'corrigida' || draft.estado === 'pulada';
  const decide = async (estado: NonNullable<Correction['estado']>) => {
    if (await correct({ estado })) onGo(1);
  };
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const suggestion = draft.sugestoes[Number(key) - 1];
      if (key === 'a') void decide('corrigida');
      else if (key === 'p') void decide('pulada');
      else if (key === 'v' && isDecided) void correct({ estado: 'duvida' });
      else if (key === 'j') onGo(1);
      else if (key === 'k') onGo(-1);
      else if (suggestion) void correct({ assunto: suggestion.assunto });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
  const { nome, estado, duvidas, problema, avisos, recortes } = draft;
  const reasons = [...(problema === null ? [] : [problema]), ...duvidas];
  return (
    <Sheet>
      <Head>
        <ItemTitle as="h4">{nome}</ItemTitle>
        <Badge tone={estado === 'duvida' ? 'warning' : estado === 'pulada' ? 'neutral' : 'success'}>
          {optionLabel(DESK_QUESTION_STATES, estado)}
        </Badge>
        <Meta role="status">{STATUS[status]}</Meta>
        {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      </Head>
      {reasons.length > 0 ? (
        <Reasons aria-label="Por que está em dúvida">
          {reasons.map((reason) => (
            <li key={reason}>{sentenceOf(reason)}</li>
          ))}
        </Reasons>
      ) : null}
      {avisos.length > 0 ? <Meta>Avisos: {avisos.join('; ')}.</Meta> : null}
      <LeftNote draft={draft} texts={texts} corrections={corrections} onStored={onRestored} />
      {conflict ? (
        <ConflictNote conflict={conflict} onInsist={corrections.insist} onYield={corrections.yieldTo} />
      ) : null}
      <Sides $two={recortes.length > 0}>
        {recortes.length > 0 ? (
          <Page aria-label="Na página">
            {recortes.map((address) => (
              <img key={address} src={address} alt={`Recorte da página com a ${nome}`} />
            ))}
          </Page>
        ) : null}
        <Fields>
          <DraftTexts paperId={paperId} draft={draft} onChange={handleTexts} />
          <DraftFields draft={draft} texts={texts} onKeep={corrections.keep} onCorrect={correct} />
        </Fields>
      </Sides>
      <Preview draft={draft} />
      <OrderBar paper={paper} draft={draft} rearrange={rearrange} />
      <Acts>
        <Button onClick={() => void decide('corrigida')}>Está certa (A)</Button>
        <Button variant="secondary" onClick={() => void decide('pulada')}>
          Pular (P)
        </Button>
        {isDecided ? (
          <Button variant="secondary" onClick={() => void correct({ estado: 'duvida' })}>
            Desfazer “{estado === 'pulada' ? 'Pular' : 'Está certa'}” (V)
          </Button>
        ) : null}
        <Button variant="ghost" onClick={() => onGo(-1)}>
          Anterior (K)
        </Button>
        <Button variant="ghost" onClick={() => onGo(1)}>
          Próxima (J)
        </Button>
      </Acts>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const Head = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  padding-block: ${token.space.x1};
  background: ${token.color.paper};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
`;

const Acts = styled(Cluster)`
  ${media.wide} {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding-block: ${token.space.x1};
    background: ${token.color.paper};
    border-top: 1px solid ${token.color.rule};
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${token.space.half};
  padding: ${token.space.x1} ${token.space.x1h};
  border-radius: ${token.radius.medium};
  background: ${token.color.warningWash};
  color: ${token.color.warning};
`;

const Sides = styled.div<{ $two: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  align-items: start;
  ${media.wide} {
    grid-template-columns: ${({ $two }) => ($two ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const Page = styled.section`
  display: grid;
  gap: ${token.space.x1};
  overflow-x: auto;
  border: 1px solid ${token.color.rule};
  ${media.wide} {
    position: sticky;
    top: ${token.space.x8};
    max-height: calc(100vh - 2 * ${token.space.x8});
  }
  & > img {
    display: block;
    width: 100%;
    min-width: 20rem;
  }
`;
