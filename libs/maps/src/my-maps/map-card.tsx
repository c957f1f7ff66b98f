import { accuracyText, answeredOf, counted, hasBegun, onlyRead, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  ChevronUpIcon,
  CircleCheckIcon,
  ListChecksIcon,
  Meta,
  ProgressBar,
  RotateCcwIcon,
  Trash2Icon,
  lazyPart,
  media,
  token,
} from '@mapa/ui-kit';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StudentMap } from '../model';
import { originText, subjectsOf } from '../texts';
import { MapSubjects } from './map-subjects';
import { NewEdition } from './new-edition';
import { useMapActions } from './use-map-actions';

const ResetDialog = lazyPart(() => import('./reset-dialog').then((module) => module.ResetDialog), {
  onFailure: ({ onClose }) => onClose(),
});

/** The words of the main step: how far the student is decides them. */
function stepWords({ progresso: { respondidas }, continuar }: StudentMap): string {
  if (!continuar) return 'Ver resumo';
  return respondidas > 0 ? 'Continuar' : 'Começar';
}

/** One of the student's maps: how far, how well, and how to go on. */
export function MapCard({ map, isFirst, tool }: { map: StudentMap; isFirst: boolean; tool?: ReactNode }) {
  const { mapa, progresso, continuar } = map;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isFirst);
  const [isAsking, setIsAsking] = useState(false);
  const { handleRemove, handleReset, isRemoving, isResetting } = useMapActions(map);
  const accuracy = accuracyText(progresso);
  const read = onlyRead(map);
  const answered = answeredOf(progresso.respondidas, progresso.total);

  const handleConfirm = async () => {
    if (await handleReset()) setIsAsking(false);
  };

  return (
    <Card aria-labelledby={`${id}-nome`}>
      <Head>
        <div>
          <h2 id={`${id}-nome`}>{mapa.nome}</h2>
          <Meta>{[originText(mapa), subjectsOf(mapa.assuntos)].filter(Boolean).join(' · ')}</Meta>
        </div>
        <ButtonLink to={routePath('mapQuestions', { id: mapa.id })} aria-label={`${stepWords(map)}: ${mapa.nome}`}>
          {stepWords(map)}
        </ButtonLink>
      </Head>
      <ProgressBar
        label={`Progresso em ${mapa.nome}`}
        value={progresso.respondidas}
        max={progresso.total}
        valueText={answered}
      />
      <Figures>
        <span>{answered}</span>
        {accuracy ? <span>{accuracy} de acerto</span> : null}
        {progresso.respondidas === 0 ? <span>Nenhuma resposta ainda</span> : null}
        {read > 0 ? <span>{counted(read, 'questão só lida', 'questões só lidas')}</span> : null}
        {continuar || progresso.total === 0 ? null : (
          <Done>
            <CircleCheckIcon size={16} aria-hidden /> Percorrido até o fim
          </Done>
        )}
      </Figures>
      <NewEdition map={map} />
      <Tools>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          aria-controls={`${id}-assuntos`}
          icon={isOpen ? <ChevronUpIcon size={18} aria-hidden /> : <ChevronDownIcon size={18} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          Assuntos mais cobrados
        </Button>
        <Quiet>
          {tool}
          {progresso.respondidas > 0 ? (
            <ButtonLink
              variant="ghost"
              size="small"
              to={routePath('mapReview', { id: mapa.id })}
              aria-label={`Revisar ${mapa.nome}`}
            >
              <ListChecksIcon size={16} aria-hidden /> Revisar
            </ButtonLink>
          ) : null}
          {hasBegun(map) ? (
            <Button
              variant="ghost"
              size="small"
              icon={<RotateCcwIcon size={16} aria-hidden />}
              onClick={() => setIsAsking(true)}
            >
              Recomeçar
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="small"
            busy={isRemoving}
            icon={<Trash2Icon size={16} aria-hidden />}
            onClick={() => void handleRemove()}
          >
            Remover
          </Button>
        </Quiet>
      </Tools>
      <div id={`${id}-assuntos`}>{isOpen ? <MapSubjects map={mapa} /> : null}</div>
      {isAsking ? (
        <ResetDialog
          map={map}
          busy={isResetting}
          onConfirm={() => void handleConfirm()}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${token.space.x1h};
  padding-block: ${token.space.x3};
  border-top: 2px solid ${token.color.ink};
`;

const Head = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token.space.x2};
  & h2 {
    font-family: ${token.family.serif};
    font-size: ${token.size.title2};
    font-weight: ${token.weight.strong};
    line-height: ${token.leading.title};
  }
  ${media.medium} {
    flex-direction: row;
    justify-content: space-between;
  }
  & > a {
    flex: none;
  }
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half} ${token.space.x3};
  color: ${token.color.inkSoft};
  font-variant-numeric: tabular-nums;
`;

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.half};
  color: ${token.color.success};
  font-weight: ${token.weight.strong};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half};
  margin-inline: calc(-1 * ${token.space.x1h});
`;

const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
