import { hasBegun, nextStepLabel, routePath } from '@mapa/domain';
import {
  Button,
  ButtonLink,
  ChevronDownIcon,
  ChevronUpIcon,
  CollectionCard,
  CollectionHead,
  CollectionProgress,
  ClockIcon,
  ListChecksIcon,
  Meta,
  RotateCcwIcon,
  Trash2Icon,
  lazyPart,
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

/** One of the student's maps: progress, accuracy, and actions. */
export function MapCard({ map, isFirst, tool }: { map: StudentMap; isFirst: boolean; tool?: ReactNode }) {
  const { mapa, progresso } = map;
  const id = useId();
  const [isOpen, setIsOpen] = useState(isFirst);
  const [isAsking, setIsAsking] = useState(false);
  const { handleRemove, handleReset, isRemoving, isResetting } = useMapActions(map);

  const handleConfirm = async () => {
    if (await handleReset()) setIsAsking(false);
  };

  return (
    <CollectionCard aria-labelledby={`${id}-nome`}>
      <CollectionHead>
        <div>
          <h2 id={`${id}-nome`}>{mapa.nome}</h2>
          <Meta>{[originText(mapa), subjectsOf(mapa.assuntos)].filter(Boolean).join(' · ')}</Meta>
        </div>
        <ButtonLink to={routePath('mapQuestions', { id: mapa.id })} aria-label={`${nextStepLabel(map)}: ${mapa.nome}`}>
          {nextStepLabel(map)}
        </ButtonLink>
      </CollectionHead>
      <CollectionProgress name={mapa.nome} collection={map} />
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
          <ButtonLink
            variant="ghost"
            size="small"
            to={`${routePath('newSitting')}?mapa=${mapa.id}`}
            aria-label={`Simulado: ${mapa.nome}`}
          >
            <ClockIcon size={16} aria-hidden /> Simulado
          </ButtonLink>
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
    </CollectionCard>
  );
}

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
