import { packName, packState, type Pack, type PackSource, type PackState } from '@mapa/api-client';
import { dayText, questionsOf, routePath } from '@mapa/domain';
import { Badge, Button, ButtonLink, Link, Meta, ProgressBar, Trash2Icon, media, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { failureText, sizeText, stateText, stateWord } from './pack-texts';
import { RemoveDialog } from './remove-dialog';
import { usePack } from './use-pack';

export interface PackRowProps {
  pack: Pack;
  source: PackSource;
}

/** One download: its name, state, and actions. */
export function PackRow({ pack, source }: PackRowProps) {
  const state = packState(pack);
  const name = packName(pack);
  const isMap = 'mapa_id' in source;
  const old = usePack(source);
  // For an edition that the student has left, the current one is downloaded instead.
  const wanted = usePack(state.kind === 'moved' ? { mapa_id: state.to.id } : source);
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = state.kind !== 'gone' && state.kind !== 'moved';
  const { word, tone } = stateWord(state, isMap);
  const sentence = stateText(state, isMap, name);
  const isThere = state.kind === 'moved' && wanted.pack !== null;
  const isTaking = wanted.step.kind === 'taking';
  const problem = wanted.step.kind === 'failed' ? wanted.step : old.step;
  return (
    <Row>
      <Head>
        <strong>
          {isOwn ? (
            <Link look="quiet" to={studyPath(source)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        <Badge tone={tone}>{word}</Badge>
      </Head>
      {sentence ? (
        <p>
          {sentence}
          {isThere ? ' A nova também está aqui.' : null}
        </p>
      ) : null}
      {wanted.step.kind === 'taking' ? (
        <Progress>
          <p role="status">Baixando. Deixe esta página aberta até o fim.</p>
          <ProgressBar label={`Download: ${name}`} value={wanted.step.done} max={wanted.step.total} />
        </Progress>
      ) : null}
      {problem.kind === 'failed' ? <Problem role="alert">{failureText(problem.failure)}</Problem> : null}
      <Foot>
        <Meta>
          {[isMap ? 'Mapa' : 'Caderno', questionsOf(pack.ids.length), sizeText(pack.bytes), daysText(pack)].join(' · ')}
        </Meta>
        {isTaking ? (
          <Button size="small" variant="secondary" onClick={wanted.stop}>
            Parar
          </Button>
        ) : (
          <Actions>
            {isThere ? null : (
              <Mend
                state={state}
                name={name}
                onTake={() => wanted.take(state.kind === 'moved' ? old.remove : undefined)}
              />
            )}
            <Button
              size="small"
              variant="ghost"
              icon={<Trash2Icon size={16} aria-hidden />}
              onClick={() => setIsAsking(true)}
              aria-label={`Remover do aparelho: ${isMap ? 'mapa' : 'caderno'} ${name}`}
            >
              Remover do aparelho
            </Button>
          </Actions>
        )}
      </Foot>
      {isAsking ? (
        <RemoveDialog pack={pack} source={source} onRemove={old.remove} onClose={() => setIsAsking(false)} />
      ) : null}
    </Row>
  );
}

/** Button that updates a pack; renders nothing if it is up to date or cannot be updated. */
function Mend({ state, name, onTake }: { state: PackState; name: string; onTake: () => void }) {
  switch (state.kind) {
    case 'moved':
      return (
        <Button size="small" onClick={onTake} aria-label={`Baixar a nova edição: ${name}`}>
          Baixar a nova edição
        </Button>
      );
    case 'incomplete':
      return (
        <Button size="small" onClick={onTake} aria-label={`Atualizar: ${name}`}>
          Atualizar
        </Button>
      );
    case 'replaced':
      return (
        <ButtonLink size="small" variant="secondary" to={routePath('myMaps')}>
          Ir para Meus mapas
        </ButtonLink>
      );
    case 'gone':
    case 'current':
      return null;
  }
}

const studyPath = (source: PackSource): string =>
  'mapa_id' in source
    ? routePath('mapQuestions', { id: source.mapa_id })
    : routePath('notebook', { id: source.caderno_id });

const dayOf = (time: number): string => dayText(new Date(time).toISOString());

/** When it was downloaded and, if on another day, last compared with the server. */
function daysText({ takenAt, checkedAt }: Pack): string {
  const [taken, checked] = [dayOf(takenAt), checkedAt === undefined ? undefined : dayOf(checkedAt)];
  return `baixado em ${taken}${checked === undefined || checked === taken ? '' : `, conferido em ${checked}`}`;
}

const Row = styled.li`
  display: grid;
  justify-items: start;
  gap: ${token.space.half};
  padding-block: ${token.space.x1h};
  border-bottom: 1px solid ${token.color.rule};
  & > p {
    max-width: ${token.measure.text};
    text-wrap: pretty;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  width: 100%;
  & > strong {
    min-width: 0;
    overflow-wrap: anywhere;
    line-height: ${token.leading.snug};
  }
  ${media.medium} {
    flex-wrap: nowrap;
    & > span {
      flex: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space.x2};
  width: 100%;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x2};
  & > :last-child {
    margin-inline: calc(-1 * ${token.space.x1h});
  }
`;

const Progress = styled.div`
  width: 100%;
  max-width: 30rem;
`;

const Problem = styled.p`
  color: ${token.color.danger};
`;
